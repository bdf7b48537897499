import { expect, it } from 'vitest'
import { featureColumn } from './feature-column.ts'
import { KnownColumns } from './known-columns.ts'
import { lineBlocks } from './line-blocks.ts'

const byFifteen = { linesOfBlock: 15, hasPairs: false }
const of = (name: string): number => featureColumn(`code:${name}`)
const lines = (...names: readonly string[]): string =>
  names.flatMap((name) => [name, ...Array(14).fill('x')]).join('\n')

// WUN-103: in a skill of a few lines everything is said only once.
it.each([
  [0, 0],
  [300, 0.5],
  [900, 1],
])('counts that for more the more else there is: beside %i names %d', (count, weight) => {
  const names = Array.from({ length: count }, (_, number) => `_${String(number)}`).join(' ')
  expect(new KnownColumns([], lineBlocks(names, byFifteen)).weightBeside(0)).toBeCloseTo(weight, 2)
})

// WUN-103: an attack that was put into a skill brings its own names along.
it('knows what is said only near a place', () => {
  const program = lineBlocks(lines('shared', 'alone', 'said', 'twice', 'twice', 'shared'), byFifteen)
  const known = new KnownColumns(lineBlocks('said', byFifteen), program)
  const near = program.slice(1, 4)
  expect(['alone', 'said', 'twice', 'shared'].map((name) => known.isOnlyNear(of(name), near))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(known.isOnlyNear(of('twice'), program.slice(3, 5))).toBe(true)
})
