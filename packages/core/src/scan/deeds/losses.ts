import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'
import { lossKinds } from './loss-kinds.ts'
import { untoldHit } from './untold-hit.ts'

/** How far around a place something belongs to it, in characters. */
const around = 400

/**
 * What the user loses by a program, and no page tells of: what is the user's own and nothing made anew, all of a kind at
 * once, the way back, or anything on a certain day, at a throw of dice or on a certain machine.
 */
export function* losses(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    for (const { steps, told, message, with: besides } of lossKinds.wholesale) {
      if (besides?.test(piece.text.text) === false) continue
      const [match] = steps.length === 1 ? matchesIn(piece, steps[0]) : stepsIn(piece, steps, around)
      if (match !== undefined && !told.test(skill.openText)) yield* untoldHit(skill, piece, match, message)
    }
    for (const { pattern, told, message } of lossKinds.conditions) {
      const match = matchesIn(piece, pattern).find(({ index }) => destroysNear(piece, index))
      if (match !== undefined && told?.test(skill.openText) !== true) yield* untoldHit(skill, piece, match, message)
    }
    const [own] = matchesIn(piece, lossKinds.own)
    if (own !== undefined) yield* untoldHit(skill, piece, own, 'Deletes what the user keeps in the home directory.')
    const roaming = matchesIn(piece, lossKinds.roams).find(({ index }) => destroysNear(piece, index, true))
    if (roaming !== undefined)
      yield* untoldHit(skill, piece, roaming, 'Deletes what it finds all over the home directory.')
  }
}

/** Is something destroyed close by that is not made anew by itself? That may stand on the line, or `anywhere` around. */
function destroysNear({ text: { text } }: Piece, at: number, anywhere = false): boolean {
  const near = text.slice(Math.max(0, at - around), at + around)
  if (anywhere && lossKinds.worthless.test(near)) return false
  return near.split('\n').some((line) => lossKinds.destroys.test(line) && !lossKinds.worthless.test(line))
}
