import type { Piece } from '../piece.ts'
import { leadOf } from './lead-of.ts'

/** A list of what is not to be done: `**Never do:**`, `## What this skill does not do`. */
const forbids =
  /^\W{0,6}(?:(?:things?|what)\s(?:you\s|we\s|i\s|to\s|it\s|this \w+\s)?)?(?:(?:you\s|agents?\s|we\s|it\s|must\s|should\s)?(?:never|do(?:es)? not|don['’]?ts?\b|must not|should not|may not|cannot|can['’]t|won['’]t|will not|avoid(?:ing)?)\b[^.]{0,60}|forbidden\b[^.]{0,60}|prohibited\b[^.]{0,60}|not allowed\b[^.]{0,40}|disallowed\b[^.]{0,40}|off[- ]limits\b[^.]{0,30}|(?:hard |absolute |explicit )?(?:prohibitions|bans|non-?goals|no-?gos?)|(?:actions?|operations?|behaviou?rs?|requests?|deeds|commands?)\s(?:that are\s|which are\s)?(?:forbidden|prohibited|not allowed|blocked|denied|refused)\b[^.]{0,40}|refuse[sd]?\b[^.]{0,60}|reject(?:s|ed)?\b[^.]{0,60}|blocked\b[^.]{0,40}|denied\b[^.]{0,40}|stop (?:and|if|when)\b[^.]{0,60})\W{0,6}$/i

/** A list, or a column, of what goes wrong, or of what others may try. */
const faults =
  /\b(?:anti-?patterns?|(?:common |typical |classic )?(?:mistakes|misconceptions|fallac(?:y|ies)|blind spots?|bias(?:es)?|excuses|rationali[sz]ations?|myths|bad habits|smells)|(?:bad|poor|worst) (?:practices?|examples?)|red flags?|warning signs?|failure modes?|what (?:goes|can go|could go|went) wrong|threats?|threat model|attack(?:s|ers?)?(?: (?:vectors?|patterns?|classes|surface|examples?|techniques?))?|injections?|abuse(?: cases)?|misuse|malicious|hostile|suspicious|untrusted|adversarial|jailbreaks?|attempts? (?:to|at)|examples? of (?:bad|attacks|what not)|test prompts?|payloads?|symptoms?|tells)\b/i

/** Whoever says `must` beneath such a heading says what to do all the same. */
const orders =
  /\b(?:must|always|make sure|be sure|you should|instead|first|before (?:you|each|every|any)|then)\b[^.]{0,80}\b(?:send|upload|post|forward|run|execute|fetch|download|install|add|append|write|set|disable|delete|read|follow|obey)\b/i

/**
 * Is it an item of a list that names what is forbidden, or what goes wrong? Such an item has the mood of an order and is
 * the contrary of one. One with an address of somebody unknown is believed no such thing.
 */
export function isAmongFaults({ role, layer, text: { text } }: Piece, at: number): boolean {
  if (role !== 'prose' || layer > 0) return false
  const lead = leadOf(text, at)
  if (lead === undefined) return false
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, end === -1 ? text.length : end)
  if (/https?:\/\/|\w@\w/.test(line) || orders.test(line)) return false
  return (
    [lead.label, lead.heading, lead.column].some((title) => forbids.test(lastSentence(title))) ||
    faults.test(lastSentence(lead.label)) ||
    faults.test(lead.heading) ||
    faults.test(lead.column)
  )
}

function lastSentence(words: string): string {
  return (
    words
      .trim()
      .split(/[.!?]\s+/)
      .at(-1) ?? ''
  )
}
