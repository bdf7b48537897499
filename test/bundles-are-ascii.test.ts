import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const dist = join(import.meta.dirname, '..', 'packages', 'cli', 'dist')
const first = ['acp', 'find', 'help', 'list', 'local', 'protocol', 'recall', 'server', 'thread']

function textOf(name: string): string {
  return readFileSync(join(dist, `${name}.cjs`), 'utf8')
}

/** The second parts of bundles, by the names that the first ones ask for. */
const halved = ['find', 'list', 'local', 'server', 'thread']
const rests = halved.flatMap((name) => textOf(name).match(new RegExp(`${name}-rest-[0-9a-f]{16}`)) ?? [])
/** The one that judges skills, by the names that the others ask for. */
const scanners = [...new Set(rests.flatMap((name) => textOf(name).match(/scanner-[0-9a-f]{16}/g) ?? []))]

// bin/metier.js reads each byte as a sign: an expression with a letter beyond ASCII would look for other letters there
// than in the tests of the packages, and words of Japanese would be found by the library alone
describe('the bundles of the command', () => {
  it('are five that have a second part', () => expect(rests).toHaveLength(5))
  it('have one that judges skills', () => expect(scanners).toHaveLength(1))

  it.each([...first, ...rests, ...scanners])('%s is ASCII, also inside of expressions', (name) => {
    // oxlint-disable-next-line no-control-regex
    expect(textOf(name).match(/.{0,20}[^\0-\x7f]+.{0,20}/gu) ?? []).toEqual([])
  })
})
