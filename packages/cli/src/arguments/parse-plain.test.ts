import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands } from '../table/commands.ts'
import { parseCommand } from './parse-command.ts'
import { parsePlain } from './parse-plain.ts'

const flags = commands.flatMap(({ options }) => options.flatMap(({ flag }) => [`--${flag}`, `--no-${flag}`]))
const others = '--json --no-color --color --verbose --quiet -v -q -aq -- word --cwd --jso'.split(' ')
const words = [...new Set([...flags, ...others, ''])]

describe('parsePlain', () => {
  it('reads what it takes as the parser of command lines does', () => {
    expect.hasAssertions()
    assert(
      property(constantFrom(...commands), array(constantFrom(...words), { maxLength: 4 }), (command, given) => {
        const plain = parsePlain(command, given)
        expect(plain).toEqual(plain && parseCommand(command, given))
      }),
      { numRuns: 500 },
    )
  })

  it('takes the usual calls', () => {
    const list = commands.find(({ name }) => name === 'list')
    if (list === undefined) throw new TypeError('There is no `list`.')
    expect(parsePlain(list, [])).toMatchObject({ input: {}, global: { json: false, color: true } })
    expect(parsePlain(list, ['--all', '--json'])).toMatchObject({ input: { all: true }, global: { json: true } })
    expect(parsePlain(list, ['--no-color'])).toMatchObject({ global: { color: false } })
    expect(parsePlain(list, ['--al'])).toBeUndefined()
    expect(parsePlain(list, ['word'])).toBeUndefined()
  })

  it('takes any words behind two dashes, where a command takes words', () => {
    const find = commands.find(({ name }) => name === 'find')
    if (find === undefined) throw new TypeError('There is no `find`.')
    expect(parsePlain(find, ['--json', 'a', '--', 'b', '--quiet', '--'])).toMatchObject({
      input: { query: ['a', 'b', '--quiet', '--'] },
      global: { json: true, quiet: false },
    })
    expect(parsePlain(find, ['--json', '--'])).toBeUndefined()
  })
})
