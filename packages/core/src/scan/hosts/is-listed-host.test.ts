import { assert, constantFrom, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { hostLists } from './host-lists.ts'
import { isListedHost } from './is-listed-host.ts'

const list = ['files.test', 'code.test/acme', 'code.test/other', 'raw.code.test']

it.each([
  ['files.test', '', true],
  ['a.b.files.test', '/any', true],
  ['myfiles.test', '', false],
  ['test', '', false],
  ['code.test', '/acme', true],
  ['code.test', '/acme/tool?x', true],
  ['www.code.test', '/other#top', true],
  ['code.test', '/acme-tools', false],
  ['code.test', '', false],
  ['raw.code.test', '/anybody', true],
  ['', '', false],
])('%s%s', (host, path, isListed) => {
  expect(isListedHost(list, host, path)).toBe(isListed)
})

/** As it is said: one entry after the other. */
function isListedSlowly(entries: readonly string[], host: string, path: string): boolean {
  return entries.some((entry) => {
    const [listed = '', ...parts] = entry.split('/')
    const start = parts.map((part) => `/${part}`).join('')
    const isBelow = host === listed || host.endsWith(`.${listed}`)
    return isBelow && (start === '' || path === start || ['/', '?', '#'].some((sign) => path.startsWith(start + sign)))
  })
}

it('says what each entry by itself says', () => {
  const entries = Object.values(hostLists).flat()
  const host = tuple(constantFrom('', 'a.', 'a', '.'), constantFrom(...entries)).map(
    ([before, entry]) => before + (entry.split('/')[0] ?? ''),
  )
  const path = tuple(constantFrom(...entries), constantFrom('', '/', '/x', 'x', '?q')).map(
    ([entry, end]) => (entry.includes('/') ? entry.slice(entry.indexOf('/')) : '') + end,
  )
  assert(
    property(constantFrom(...Object.values(hostLists)), host, path, (entriesOfOne, name, way) => {
      expect(isListedHost(entriesOfOne, name, way)).toBe(isListedSlowly(entriesOfOne, name, way))
    }),
    { numRuns: 2000 },
  )
})
