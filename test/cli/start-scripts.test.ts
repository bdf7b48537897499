import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const scriptOf = (name: string) => readFileSync(new URL(`../../packages/cli/dist/${name}.cjs`, import.meta.url), 'utf8')
/** The second part of a script, by the name that the first one asks for. */
const restOf = (name: string) => scriptOf(new RegExp(`${name}-rest-[0-9a-f]{16}`).exec(scriptOf(name))?.[0] ?? '')

// One static import of the scanner made the script of a server half as large again, and each start a sixth slower.
it.each(['list', 'server', 'find', 'local', 'thread'])('%s starts without the rules of the scanner', (name) => {
  expect(scriptOf(name)).not.toContain('Deletes everything, or what the system needs.')
})

// Five copies of them were a fifth of all that is installed.
it.each(['list', 'server', 'local', 'thread'])('nor has %s them later, but looks for them where they are', (name) => {
  expect(restOf(name)).not.toContain('Deletes everything, or what the system needs.')
  const scanner = /scanner-[0-9a-f]{16}/.exec(restOf(name))?.[0] ?? ''
  expect(scriptOf(scanner)).toContain('Deletes everything, or what the system needs.')
})

// The first start of a server read half its skills with the script of everything else, and took a third longer for it.
it.each(['list', 'server'])('%s starts with what reads a skill', (name) => {
  expect(scriptOf(name)).toContain('The file has no frontmatter: the first line is not three hyphens.')
})

// An import of one word more once brought all of core into both, and nobody noticed: every start reads and compiles that.
it.each([
  ['list', 260],
  // 17 KB of it are the words of tasks, as data.
  ['find', 97],
  // What `add` needs of skills that are known, and what a thread needs to write them.
  ['local', 700],
  ['thread', 65],
])('the script that %s starts with has no more than %d KB', (name, most) => {
  expect(scriptOf(name).length / 1000).toBeLessThan(most)
})

// Sixty languages of one library were a fifteenth of all that is installed, and nobody was ever told anything in one of them.
it.each(['local', 'server', 'thread'])('%s tells what is wrong in English alone', (name) => {
  const text = scriptOf(name) + restOf(name)
  expect(text).toContain('Invalid input')
  expect(text).not.toContain('Ung\\xFCltige Eingabe')
})
