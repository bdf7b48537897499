import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../diagnostic.ts'
import { toGithubAnnotations } from './to-github-annotations.ts'

const at = (line: number, column: number) => ({ line, column, offset: 0 })

function annotate(finding: Partial<Diagnostic>, path = 'a/SKILL.md'): string {
  return toGithubAnnotations([{ path, findings: [{ code: 'x', severity: 'error', message: 'bad', ...finding }] }])
}

describe('toGithubAnnotations', () => {
  it('is empty when nothing was found', () => {
    expect(toGithubAnnotations([{ path: 'a/SKILL.md', findings: [] }])).toBe('')
  })

  it.each<readonly [string, Partial<Diagnostic>, string]>([
    [
      'a place on one line',
      { range: { start: at(2, 7), end: at(2, 9) }, help: 'Do better.' },
      '::error file=a/SKILL.md,line=2,endLine=2,col=7,title=x::bad%0ADo better.\n',
    ],
    [
      'several lines',
      { severity: 'warning', range: { start: at(2, 1), end: at(4, 1) } },
      '::warning file=a/SKILL.md,line=2,endLine=4,title=x::bad\n',
    ],
    ['no place', { severity: 'info' }, '::notice file=a/SKILL.md,line=1,title=x::bad\n'],
  ])('writes %s', (_what, finding, expected) => {
    expect(annotate(finding)).toBe(expected)
  })

  it('lets no text of a skill end the command or start another', () => {
    const line = annotate({ message: '100%\n::set-env name=A::b\r' }, 'a,b:c\n::error ::/SKILL.md')
    expect(line).toBe(
      '::error file=a%2Cb%3Ac%0A%3A%3Aerror %3A%3A/SKILL.md,line=1,title=x::100%25%0A::set-env name=A::b%0D\n',
    )
  })
})
