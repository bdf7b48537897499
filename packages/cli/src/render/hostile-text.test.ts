import type { PromptOutput, ScanOutput, ValidateOutput } from '@metier/operations'
import { describe, expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import type { Page, Rendering } from '../terminal/page.ts'
import { renderPrompt } from './render-prompt.ts'
import { renderScan } from './render-scan.ts'
import { renderValidate } from './render-validate.ts'

const hostile = 'a\u001B]0;title\u0007 \u009B31m \u202E\u007F\n::error::b'
const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
const pageFor = (isTerminal: boolean): Page => ({
  style,
  width: 80,
  verbose: true,
  isTerminal,
  cwd: '/p',
  home: '/home/user',
})

const prompt: PromptOutput = {
  schema: 'metier.prompt/1',
  text: hostile,
  skills: 1,
  named: 0,
  omitted: 0,
  tokens: 1,
  budget: null,
  unresolvedReferences: [hostile],
  refused: false,
}
const finding = { code: 'x', message: hostile, help: hostile, path: hostile, line: 1, column: 1, fixable: false }
const validation: ValidateOutput = {
  schema: 'metier.validate/1',
  results: [{ path: hostile, valid: false, issues: [], findings: [{ ...finding, severity: 'error' }] }],
}
const found = { rule: 'r', message: hostile, path: hostile, line: 1, column: 1, evidence: hostile, why: 'w', next: 'n' }
const scanned: ScanOutput = {
  schema: 'metier.scan/1',
  policy: 'documented',
  results: [
    {
      path: hostile,
      verdict: 'block',
      accepted: hostile,
      findings: [{ ...found, severity: 'critical', confidence: 'high' }],
      filesScanned: 1,
      skipped: [],
    },
  ],
}

const renderings: readonly [string, (page: Page) => Rendering | Promise<Rendering>][] = [
  ['prompt', (page) => renderPrompt(prompt, page, {})],
  ['validate', (page) => renderValidate(validation, page, {})],
  ['validate --format github', (page) => renderValidate(validation, page, { format: 'github' })],
  ['validate --format sarif', (page) => renderValidate(validation, page, { format: 'sarif' })],
  ['scan', (page) => renderScan(scanned, page, {})],
  ['scan --format sarif', (page) => renderScan(scanned, page, { format: 'sarif' })],
]

describe('text of a stranger', () => {
  it.each(renderings)('of %s says nothing to a terminal', async (_, render) => {
    const { answer, notes = '' } = await render(pageFor(true))
    expect(`${String(answer)}${notes}`).not.toMatch(/[^\n\t\P{Cc}]|[\u202A-\u202E\u2066-\u2069]/u)
    expect(String(answer)).toContain('31m')
  })

  it('goes into a pipe as it is where a program reads it', async () => {
    expect((await renderPrompt(prompt, pageFor(false), {})).answer).toBe(hostile)
    const { answer } = await renderValidate(validation, pageFor(false), { format: 'sarif' })
    expect(JSON.parse(String(answer)).runs[0].results[0].message.text).toContain(hostile)
  })

  it('is the same JSON on a terminal', async () => {
    const { answer } = await renderValidate(validation, pageFor(true), { format: 'sarif' })
    expect(JSON.parse(String(answer)).runs[0].results[0].message.text).toContain(hostile)
  })

  it('starts no workflow command of its own in annotations', async () => {
    const { answer } = await renderValidate(validation, pageFor(false), { format: 'github' })
    expect(String(answer).trimEnd().split('\n')).toHaveLength(1)
  })
})
