import { expect, it } from 'vitest'
import { isShownBeside } from './is-shown-beside.ts'

// WUN-103
it.each([
  ['a fence of another page', { path: 'references/setup.md', role: 'fence', layer: 0 }, true],
  ['a command in a line of another page', { path: 'docs/tools.md', role: 'inline-code', layer: 0 }, true],
  ['a fence of SKILL.md', { path: 'SKILL.md', role: 'fence', layer: 0 }, false],
  ['what was encoded there', { path: 'references/setup.md', role: 'fence', layer: 1 }, false],
  ['a program', { path: 'scripts/setup.sh', role: 'script', layer: 0 }, false],
  ['a command that runs by itself', { path: 'references/setup.md', role: 'command', layer: 0 }, false],
  ['a command in a log', { path: 'examples/server.log', role: 'inline-code', layer: 0 }, false],
  ['words of a picture', { path: 'assets/logo.svg', role: 'inline-code', layer: 0 }, false],
  ['what another agent reads first', { path: 'agents/helper.md', role: 'fence', layer: 0 }, false],
] as const)('of %s', (_, piece, expected) => {
  expect(isShownBeside(piece)).toBe(expected)
})
