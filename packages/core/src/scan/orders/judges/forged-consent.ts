import { orderGate } from '../order-gate.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { withoutFlags } from '../without-flags.ts'

const { says, ordered, has } = orderText

const given = orderGate.add(
  /\b(?:user|owner|human|operator|customer|administrator|admin|team|company|developer)s? (?:has|have|had|is|are|was)? ?(?:already |hereby |always |permanently |explicitly )?(?:pre-?)?(?:approv\w+|agree[sd]?|consent\w*|authori[sz]e[sd]?|allow(?:s|ed)|granted|given (?:you )?(?:full |blanket |standing )?(?:permission|consent|approval)|opted in|accept(?:s|ed))\b/i,
)
const whole = orderGate.add(
  /\b(?:all|any|every|everything|anything|whatever|for good|permanent\w*|forever|always|in advance|blanket|standing|from now on|without limits?)\b/i,
)
const answered = orderGate.add(
  /\b(?:answer|say|reply|click|choose|select|press|type|respond|confirm)\b[^.\n]{0,25}\b(?:yes|allow|approve|accept|always allow|ok|y)\b[^.\n]{0,30}\b(?:for|on behalf of|in place of|instead of|as) the (?:user|human|operator|person)\b|\b(?:approve|grant|confirm|accept)\s(?:it|them|all|any|every|each|these|the)\b[^.\n]{0,40}\b(?:prompts?|requests?|permissions?|questions?|confirmations?|dialogs?)\b[^.\n]{0,40}\b(?:yourself|automatically|for the (?:user|human)|on (?:the user's|their) behalf|in (?:the user's|their) name|without)\b|\b(?:approve|confirm|accept) (?:it|them) (?:yourself|for the (?:user|human)|on (?:the user's|their) behalf)\b/i,
)
const switchedOff = orderGate.add(
  /\b(?:switch(?:es)? (?:it )?on|turn(?:s)? (?:it )?on|enable|activate|set|use|choose)\b[^\n]{0,100}\b(?:skips?|bypass\w*|no|never asks?|without|suppress\w*|disables?) (?:the )?(?:approvals?|permissions?|permission (?:prompts?|questions?|checks?)|confirmations?|prompts?|questions)\b|\b(?:skips?|bypass\w*|suppress\w*|disables?) (?:the |all )?(?:approvals?|permission (?:prompts?|questions?|checks?)|confirmations?)\b[^\n]{0,80}\b(?:switch it on|turn it on|enable it|use it)\b/i,
)
const forbidden = /\b(?:never|do not|don't|must not|should not|cannot)\b[^.\n]{0,40}$/i
/** What people do is told, and not ordered: `they grant the app permission`. */
const byPeople =
  /\b(?:they|users?|members?|owners?|admin\w*|who|people|customers?|organi[sz]ations?|reviewers?)\s(?:(?:can|must|will|may|also|then|should|have to|need to)\s){0,2}$/i

/** Consent that the user did not give: written down for later, said in their name, or made needless. */
export function forgedConsent(window: OrderWindow): JudgedOrder | undefined {
  const { addresses } = window
  const line = withoutFlags(window.line)
  const answer = placeUnforbidden(answered, line)
  if (answer !== -1) return made(answer, 'Has the agent give its consent in the name of the user.')
  const off = placeUnforbidden(switchedOff, line)
  const isUnasked = () =>
    says(orderWords.unasked, withoutFlags(window.around).replace(switchedOff, '')) ||
    /\bbefore anything else\b|\bwithout questions?\b/i.test(line)
  if (off !== -1 && isUnasked()) return made(off, 'Has what asks the user before a deed switched off.')
  const consent = ordered(given, line)
  if (consent === -1 || !has(whole, line)) return undefined
  const isWrittenDown = has(orderPatterns.agentFiles, line) && has(orderPatterns.running, line)
  const isSettled = says(orderWords.unasked, line)
  const isDeed =
    addresses.length > 0 ||
    isWrittenDown ||
    /\b(?:uploads?|commands?|deletions?|purchases?|payments?|transfers?|actions?)\b/i.test(line)
  if (!(isSettled && isDeed) && !isWrittenDown) return undefined
  // What is to be written down stands in quotes, and is meant all the same.
  return made(isWrittenDown ? 0 : consent, 'Claims a consent for later that the user did not give.')
}

function placeUnforbidden(pattern: RegExp, line: string): number {
  if (!orderGate.mayMatch(pattern, line)) return -1
  const match = pattern.exec(line)
  if (match === null) return -1
  const before = line.slice(0, match.index)
  return forbidden.test(before) || byPeople.test(before) ? -1 : match.index
}

function made(at: number, message: string): JudgedOrder {
  return { rule: 'agent-control', message, confidence: 'medium', at }
}
