import { expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { textWidth } from '../terminal/text-width.ts'
import { findingLines } from './finding-lines.ts'

const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
const finding = {
  code: 'flat-skill',
  severity: 'info' as const,
  message: 'flat.md is not loaded: a skill is a directory with a SKILL.md.',
  help: 'Put it into a directory of its own, as `<name>/SKILL.md`.',
  fixable: false,
}

function render(width: number, isTerminal = true): readonly string[] {
  return findingLines([finding, { ...finding, severity: 'error', line: 12, column: 3, fixable: true }], {
    style,
    width,
    isTerminal,
  }).flatMap((lines) => lines.split('\n'))
}

it.each([50, 80, 85, 120])('fits a terminal of %i columns, with the code of every finding', (width) => {
  const lines = render(width)
  expect(lines.filter((line) => textWidth(line) > width)).toEqual([])
  expect(lines.filter((line) => / flat-skill(?:, fixable)?$/.test(line))).toHaveLength(2)
})

it('keeps sentence and code in one line where a program reads it', () => {
  expect(render(80, false)).toContain(`  12:3  error    ${finding.message}  flat-skill, fixable`)
})
