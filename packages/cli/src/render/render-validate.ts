import type { ValidateOutput } from '@metier/operations'
import { printableJson } from '../terminal/printable-json.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { findingLines } from './finding-lines.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** A line for each skill, its findings below it. `sarif` and `github` are for machines. */
export const renderValidate: Renderer<ValidateOutput> = async (output, page, { format }) => {
  const shown = (text: string, safely: (text: string) => string) => (page.isTerminal ? safely(text) : text)
  if (format === 'sarif')
    return { answer: shown((await import('./sarif-report.ts')).sarifReport(output), printableJson) }
  if (format === 'github')
    return { answer: shown((await import('./github-report.ts')).githubReport(output), printableLines) }
  const { style } = page
  const lines = output.results.flatMap(({ path, valid, findings }) => [
    `${valid ? style.green('✓') : style.red('✗')} ${style.bold(printable(path))}${valid ? '' : style.red(' is not valid')}`,
    ...findingLines(findings, page),
  ])
  const wrong = output.results.filter(({ valid }) => !valid).length
  const fixable = output.results.flatMap(({ findings }) => findings).filter((finding) => finding.fixable).length
  const notes = [
    wrong === 0
      ? `${plural(output.results.length, 'skill')} valid.`
      : `${wrong} of ${plural(output.results.length, 'skill')} not valid.`,
    ...(fixable === 0 ? [] : [`\`metier fix\` settles ${plural(fixable, 'finding')}.`]),
  ]
  return { answer: lines.join('\n'), notes: notes.join(' ') }
}
