import type { FrameScene } from './frame-scene.ts'
import { isSupposed } from '../is-supposed.ts'
import { isObjectOf } from './is-object-of.ts'
import { isSurelyUnasked } from './is-surely-unasked.ts'
import { isSurelyUnseen } from './is-surely-unseen.ts'
import type { WeighedFrame } from './tally.ts'

/** `skip to the last step`, `stop and ask`: nothing is set aside. */
const turns =
  /^(?:skip\w*\s(?:ahead\s|straight\s|directly\s|forward\s|back\s)?to\b|stop\w*(?:\s(?:and|here|immediately|now|there|with|at|if|when)\b|[.,:;!—–*"”)]|$)|drop\w*\s(?:in|into|down|to|below)\b|pause\w*\s(?:and|here|for|until|to)\b|allow\w*\s(?:time|space|room|for)\b|pass(?:ed|es|ing)?\s(?:[\w`'-]+\s){1,6}(?:to|into|through|along)\b)/i
/** An order that blocks without its words of hiding. */
const enoughAnyway = 8
/** What people see of each other's keys is public. */
const published = /\bpublic keys?\b/i

/**
 * Do the words of an order stand together by chance? Its points come from words in one paragraph; before it blocks, what is
 * done must be done to what the kind of order is about, and what is kept quiet be kept from somebody.
 */
export function isDoubtful(
  { core, near, isHidden }: FrameScene,
  { at, object, points, reasons, rule }: WeighedFrame,
): boolean {
  if (isHidden) return false
  const deed = core.text.slice(at)
  if ((rule !== 'agent-exfiltration' && turns.test(deed)) || isIdentifier(core.text, at)) return true
  if (isSupposed(core.text, at)) return true
  if (object !== undefined && core.isEnglish && !isObjectOf(core, at, object)) return true
  if (rule === 'agent-exfiltration' && published.test(core.text) && !/\bprivate\b/i.test(core.text)) return true
  if (points >= enoughAnyway) return false
  return (
    (reasons.includes('unseen') && !near.some(isSurelyUnseen)) ||
    (reasons.includes('without asking') && !near.some(isSurelyUnasked))
  )
}

/** One word between marks of code: `email` is a field, and nobody sends one. */
function isIdentifier(text: string, at: number): boolean {
  return text[at - 1] === '`' && /^[\w.-]+`/.test(text.slice(at, at + 60))
}
