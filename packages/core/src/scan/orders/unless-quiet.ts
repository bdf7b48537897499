import type { SkillView } from '../skill-view.ts'
import { besideNumbers } from './beside-numbers.ts'
import type { OrderWindow } from './order-window.ts'

/** Paragraphs in whose own words a judge found nothing, whatever stands around them, by what else they are judged by. */
const known = new Map<unknown, Map<string, Set<string>[]>>()
const mostKnown = 2000

/**
 * What a judge finds in a paragraph; a judge that found nothing in the same words before, whatever the numbers among them, and looked at
 * nothing but these, is not asked again. Of a paragraph without an address nobody asks the skill, or more of its file than that, before
 * something was found.
 */
export function unlessQuiet<Found>(
  judge: (window: OrderWindow, skill: SkillView) => Found | undefined,
  window: OrderWindow,
  skill: SkillView,
): Found | undefined {
  const { line, piece, readAround } = window
  if (readAround === undefined || window.addresses.length > 0 || window.code !== '') return judge(window, skill)
  const said = besideNumbers(line)
  const quiet = quietFor(judge, piece.role, (piece.layer > 0 ? 1 : 0) + (skill.isAboutSecurity ? 2 : 0))
  if (quiet.has(said)) return undefined
  const found = judge(window, skill)
  if (found === undefined && window.readAround === readAround) {
    if (quiet.size >= mostKnown) quiet.clear()
    quiet.add(said)
  }
  return found
}

function quietFor(judge: unknown, role: string, kind: number): Set<string> {
  let roles = known.get(judge)
  if (roles === undefined) known.set(judge, (roles = new Map()))
  let kinds = roles.get(role)
  if (kinds === undefined) roles.set(role, (kinds = []))
  return (kinds[kind] ??= new Set())
}
