import type { ValidateOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { wrapTo } from '../terminal/text-width.ts'

type ShownFinding = ValidateOutput['results'][number]['findings'][number]

/** Place, severity, sentence, code; below it what to do. */
export function findingLines(
  findings: readonly ShownFinding[],
  { style, width }: Pick<Page, 'style' | 'width'>,
): string[] {
  const paint = { error: style.red, warning: style.yellow, info: style.cyan } as const
  const place = ({ line, column }: ShownFinding): string => (line === undefined ? '' : `${line}:${column ?? 1}`)
  const placeWidth = Math.max(0, ...findings.map((finding) => place(finding).length))
  const margin = ' '.repeat(placeWidth === 0 ? 11 : placeWidth + 13)
  return findings.flatMap((finding) => {
    const { severity, message, help, code, fixable } = finding
    const at = placeWidth === 0 ? '' : `${style.dim(place(finding).padStart(placeWidth))}  `
    const label = `${paint[severity](severity)}${' '.repeat(7 - severity.length)}`
    const [first = '', ...rest] = wrapTo(printable(message), Math.max(30, width - margin.length))
    const lines = [first, ...rest.map((line) => margin + line)]
    const tail = style.dim(`${code}${fixable ? ', fixable' : ''}`)
    const advice = help === undefined ? [] : wrapTo(printable(help), Math.max(30, width - margin.length))
    return [`  ${at}${label}  ${lines.join('\n')}  ${tail}`, ...advice.map((line) => `${margin}${style.dim(line)}`)]
  })
}
