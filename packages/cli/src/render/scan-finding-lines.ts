import type { ScanOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { cutTo, wrapTo } from '../terminal/text-width.ts'

type ShownFinding = ScanOutput['results'][number]['findings'][number]

/** Findings of one rule that are written out; the others are counted. */
const mostOfOneRule = 5

/** Each finding with its place and evidence; what matters of a rule, and what to do, once for each rule. */
export function scanFindingLines(findings: readonly ShownFinding[], page: Page): readonly string[] {
  const byRule = new Map<string, number>()
  const lines: string[] = []
  for (const finding of findings) {
    const before = byRule.get(finding.rule) ?? 0
    byRule.set(finding.rule, before + 1)
    if (before < mostOfOneRule) lines.push(...linesOf(finding, page, before === 0))
  }
  for (const [rule, number] of byRule) {
    if (number > mostOfOneRule)
      lines.push(page.style.dim(`    and ${number - mostOfOneRule} more of ${printable(rule)}`))
  }
  return lines
}

/** Place and what was found; reason and advice once for each rule. */
function linesOf(finding: ShownFinding, { style, width }: Page, isFirst: boolean): readonly string[] {
  const { severity, rule, message, path, line, column, evidence, why, next, joins } = finding
  const paint = { critical: style.red, warn: style.yellow, info: style.cyan } as const
  const margin = ' '.repeat(14)
  const wrapped = (text: string) => wrapTo(printable(text), Math.max(30, width - margin.length))
  const [first = '', ...rest] = wrapped(message)
  // The name of the rule stands where there is room for it, and on a line of its own where there is none.
  const hasRoom = rest.length === 0 && margin.length + first.length + 2 + rule.length <= width
  const name = style.dim(printable(rule))
  return [
    `  ${style.dim(printable(`${path}:${line}:${column}`))}`,
    `    ${paint[severity](severity)}${' '.repeat(8 - severity.length)}  ${first}${hasRoom ? `  ${name}` : ''}`,
    ...rest.map((text) => margin + text),
    ...(hasRoom ? [] : [margin + name]),
    ...(evidence === ''
      ? []
      : [margin + style.dim(cutTo(printable(`> ${evidence}`), Math.max(30, width - margin.length)))]),
    ...(joins === undefined ? [] : wrapped(joins.says).map((text) => margin + text)),
    ...(isFirst ? [...wrapped(why), ...wrapped(next)].map((text) => margin + style.dim(text)) : []),
  ]
}
