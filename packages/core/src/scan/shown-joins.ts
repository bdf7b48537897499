import { joinWords } from './join-words.ts'
import type { FindingPlace, JoinedLines, ScanFinding } from './scan-finding.ts'

/** Places of one side that are written out; the others are counted. */
const most = 3

/** What a finding joins, for whoever reads it. */
export interface ShownJoins extends JoinedLines {
  /** `read in scripts/keys.py:5, sent in scripts/main.py:7`; names of files are words of the skill. */
  readonly says: string
}

/** What a finding joins, each line once; `undefined` where that says no more than the line that the finding stands in. */
export function shownJoins(finding: Pick<ScanFinding, 'rule' | 'path' | 'line' | 'joins'>): ShownJoins | undefined {
  const { rule, path, line, joins } = finding
  if (joins === undefined) return undefined
  const from = eachOnce(joins.from)
  const to = eachOnce(joins.to)
  if (from.length === 0 || [...from, ...to].every((place) => place.path === path && place.line === line))
    return undefined
  const words = joinWords(rule)
  const sides = [`${words.from} in ${listed(from)}`, ...(to.length === 0 ? [] : [`${words.to} in ${listed(to)}`])]
  return { from, to, says: sides.join(', ') }
}

function eachOnce(places: readonly FindingPlace[]): readonly FindingPlace[] {
  return [...new Map(places.map((place) => [`${place.path}:${place.line}`, place])).values()]
}

function listed(places: readonly FindingPlace[]): string {
  const named = places.slice(0, most).map(({ path, line }) => `${path}:${line}`)
  const rest = places.length - named.length
  const last = rest > 0 ? `${rest} more` : named.pop()
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last ?? ''}`
}
