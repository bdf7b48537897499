import { describe, expect, it } from 'vitest'
import { buildSkillView } from './build-skill-view.ts'
import { longProgramAt } from './long-program-at.ts'
import { readScanFile } from './read-scan-file.ts'

const line = 'total = total + weight * amount  # kilograms\n'

function isLong(path: string, text: string, message = 'Runs what another machine sent.'): boolean {
  const bytes = new TextEncoder().encode(text)
  const view = buildSkillView({ name: 'report', files: [readScanFile({ path, bytes })], paths: [path] })
  return longProgramAt(view, { path, message }) !== undefined
}

// WUN-103: a long program of an honest skill has one thing or another by chance.
describe('a long program', () => {
  it('has 6,000 signs and more, of code', () => {
    expect(isLong('scripts/report.py', line.repeat(150))).toBe(true)
    expect(isLong('scripts/report.py', line.repeat(50))).toBe(false)
    expect(isLong('references/report.md', line.repeat(150))).toBe(false)
  })

  it('is none where it was pressed into few lines, or what was found in it was encoded', () => {
    expect(isLong('scripts/report.py', line.repeat(150).replaceAll('\n', ';'))).toBe(false)
    const hidden = 'Runs what another machine sent. It is hidden in 1 layer of encoding.'
    expect(isLong('scripts/report.py', line.repeat(150), hidden)).toBe(false)
  })
})
