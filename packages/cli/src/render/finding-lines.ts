import type { ValidateOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { textWidth, wrapTo } from '../terminal/text-width.ts'

type ShownFinding = ValidateOutput['results'][number]['findings'][number]

/** Place, severity, sentence, code; below it what to do. */
export function findingLines(
  findings: readonly ShownFinding[],
  { style, width, isTerminal }: Pick<Page, 'style' | 'width' | 'isTerminal'>,
): string[] {
  const paint = { error: style.red, warning: style.yellow, info: style.cyan } as const
  const place = ({ line, column }: ShownFinding): string => (line === undefined ? '' : `${line}:${column ?? 1}`)
  const placeWidth = Math.max(0, ...findings.map((finding) => place(finding).length))
  const margin = ' '.repeat(placeWidth === 0 ? 11 : placeWidth + 13)
  const room = Math.max(30, width - margin.length)
  return findings.flatMap((finding) => {
    const { severity, message, help, code, fixable } = finding
    const at = placeWidth === 0 ? '' : `${style.dim(place(finding).padStart(placeWidth))}  `
    const label = `${paint[severity](severity)}${' '.repeat(7 - severity.length)}`
    const [first = '', ...rest] = wrapTo(printable(message), room)
    const lines = [first, ...rest.map((line) => margin + line)]
    const tail = `${code}${fixable ? ', fixable' : ''}`
    // A terminal breaks a line that is too long in the middle of a word; the code goes below where it has no room.
    const isBeside = !isTerminal || textWidth(rest.at(-1) ?? first) + 2 + tail.length <= room
    const advice = help === undefined ? [] : wrapTo(printable(help), room)
    const found = `  ${at}${label}  ${lines.join('\n')}${isBeside ? '  ' : `\n${margin}`}${style.dim(tail)}`
    return [found, ...advice.map((line) => `${margin}${style.dim(line)}`)]
  })
}
