import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const scriptOf = (name: string) => readFileSync(new URL(`../../packages/cli/dist/${name}.cjs`, import.meta.url), 'utf8')

// One static import of the scanner made the script of a server half as large again, and each start a sixth slower.
it.each(['list', 'server', 'find'])('%s starts without the rules of the scanner', (name) => {
  expect(scriptOf(name)).not.toContain('Deletes everything, or what the system needs.')
})

it('and the rules are where they are looked for later', () => {
  expect(scriptOf('thread')).toContain('Deletes everything, or what the system needs.')
})

// The first start of a server read half its skills with the script of everything else, and took a third longer for it.
it.each(['list', 'server'])('%s starts with what reads a skill', (name) => {
  expect(scriptOf(name)).toContain('The file has no frontmatter: the first line is not three hyphens.')
})

// An import of one word more once brought all of core into both, and nobody noticed: every start reads and compiles that.
it.each([
  ['list', 260],
  ['find', 90],
])('the script that %s starts with has no more than %d KB', (name, most) => {
  expect(scriptOf(name).length / 1000).toBeLessThan(most)
})
