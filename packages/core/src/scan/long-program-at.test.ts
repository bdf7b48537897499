import { describe, expect, it } from 'vitest'
import { buildSkillView } from './build-skill-view.ts'
import { longProgramAt } from './long-program-at.ts'
import { readScanFile } from './read-scan-file.ts'

const line = 'total = total + weight * amount  # kilograms\n'

function isLong(path: string, text: string, layers?: number): boolean {
  const bytes = new TextEncoder().encode(text)
  const view = buildSkillView({ name: 'report', files: [readScanFile({ path, bytes })], paths: [path] })
  return longProgramAt(view, { path, ...(layers !== undefined && { layers }) }) !== undefined
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
    expect(isLong('scripts/report.py', line.repeat(150), 1)).toBe(false)
  })
})
