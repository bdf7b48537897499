import { shownJoins, type ScanFinding } from '@metier/core'

/** Findings in one refusal; the others are counted. */
const most = 3

/** Characters of a path and of a message: names of files are words of the skill, and an agent reads this. */
const longest = 100

/** What counts against a skill, in sentences: rule, place and what was found. Evidence, which a skill wrote, is left out. */
export function namedFindings(findings: readonly ScanFinding[]): string {
  const grave = findings.filter(({ severity, incomplete }) => severity === 'critical' || incomplete === true)
  const named = grave.slice(0, most).map((finding) => {
    const { rule, path, line, message } = finding
    const joins = shownJoins(finding)
    return `${clip(path)}:${line}: ${clip(message)} (${rule}${joins === undefined ? '' : `; ${clip(joins.says)}`})`
  })
  const rest = grave.length - named.length
  return [...named, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}

function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
