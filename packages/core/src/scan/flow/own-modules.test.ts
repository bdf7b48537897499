import { describe, expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { OwnModules } from './own-modules.ts'

const holding = (name: string) => new Map([[name, flowValue({ shape: name })]])

// WUN-103: a value is followed from one file into another by the name that the importer gives.
describe('what one program holds for another', () => {
  const modules = new OwnModules()
  modules.add('scripts/one/keys.py', holding('first'))
  modules.add('scripts/two/keys.py', holding('second'))
  modules.add('scripts/lib/index.mjs', holding('whole'))
  modules.add(
    'scripts/old.js',
    new Map([
      ['module.exports', flowValue({ items: [flowValue({ shape: 'a', key: 'load' })] })],
      ['exports.send', flowValue({ shape: 'b' })],
    ]),
  )

  it.each([
    ['scripts/one/main.py', 'keys', 'first'],
    ['scripts/one/main.py', '.keys', 'first'],
    ['scripts/one/main.py', '..two.keys', 'second'],
    ['scripts/main.py', 'one.keys', 'first'],
    ['scripts/main.mjs', './lib', 'whole'],
    ['scripts/main.mjs', './lib/index.mjs', 'whole'],
    ['elsewhere/main.mjs', 'lib/keys', 'second'],
  ])('is found from %s by %s', (from, name, held) => {
    expect(modules.find(from, name)?.has(held)).toBe(true)
  })

  it('has what a program exports under its own name', () => {
    const old = modules.find('scripts/main.js', './old')
    expect(old?.get('load')?.shape).toBe('a')
    expect(old?.get('send')?.shape).toBe('b')
  })

  it('is not there where no program bears the name', () => {
    expect(modules.find('scripts/main.js', 'requests')).toBeUndefined()
    expect(modules.at('scripts/main.py', 'keys')).toBeUndefined()
  })
})
