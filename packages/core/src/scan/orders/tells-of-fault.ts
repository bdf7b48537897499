const quietly = /^(?:silently|quietly|secretly|covertly|discreetly|stealthily|unobtrusively|unnoticed)\b/i
/** Said in a clause, it turns what follows round: `rather than silently skipping`. */
const turned =
  /\b(?:never|not|n['’]t|cannot|nor|rather than|instead of|without|avoid\w*|prevent\w*|forbid\w*|refus\w+|no)\b(?:(?!\b(?:and|but|then|just|instead)\b)[^,;:])*$/i
/** What a thing may do by itself; an order says that somebody must, or says so to `you`. */
const perhaps = /\b(?:may|might|can|could|would|will)\s(?:(?:also|then|still|even|just|simply|otherwise)\s)?$/i
const actor = /\b(?:you|agents?|assistants?|claude|codex|models?|skills?|scripts?|helpers?|hooks?|we|i)\b/i
/** Deeds by which something leaves or gets in: told of a helper, they are as bad as ordered. */
const carries =
  /^(?:send|sent|upload|forward|post|transmit|exfil|collect|email|mail|push|shar|relay|stream|mirror|captur|record|track|report|harvest|gather|leak|steal|stole|phon|beacon|copi|copy|siphon)/i
const carriesOff = /\b(?:send|upload|forward|post|transmit|copy|collect|share|report|record|e?mail)\b/i
/** A thing does it: `it blocks the release`. */
const itsOwn = /\b(?:it|this|that|which)\s(?:\w+ly\s)?\w+[a-rt-z]s\b/i
const unchanged = /(?:ss|us|is)$/i
const irregular =
  /^(?:lost|left|made|put|cut|broken?|taken|hidden|written|overwritten|eaten|gone|went|wrong|empty|null|nothing|fell|bad|stale|no-op\w*|incorrect\w*|different\w*|invalid)$/i

/**
 * Whether a word of hiding tells how a thing goes wrong, or what is not to be done: `the import silently drops rows`,
 * `never silently proceed`. An order has its deed as it is in a dictionary: `silently drop the rows`.
 */
export function tellsOfFault(text: string, at: number): boolean {
  const word = quietly.exec(text.slice(at, at + 20))?.[0]
  if (word === undefined) return false
  const clause = /[^.;:!?\n(—–]*$/.exec(text.slice(Math.max(0, at - 120), at))?.[0] ?? ''
  if (turned.test(clause)) return true
  const next = /^[\s*_`-]{1,4}([\p{L}-]+)/u.exec(text.slice(at + word.length, at + word.length + 40))?.[1]
  if (next !== undefined && !carries.test(next)) {
    if (isInflected(next)) return true
    if (perhaps.test(clause) && !actor.test(clause)) return true
  }
  const isLast = next === undefined || /^(?:and|or|but|when|if|because|while|with|on|in|at|for|to|the)$/i.test(next)
  if (!isLast) return false
  if (clause.trim() === '' || itsOwn.test(clause)) return !carriesOff.test(text.slice(Math.max(0, at - 160), at))
  const before = /([\p{L}-]+)[\s*_`]{1,4}$/u.exec(clause)?.[1]
  return before !== undefined && !carries.test(before) && isInflected(before)
}

function isInflected(word: string): boolean {
  return irregular.test(word) || (/(?:[a-z]s|ed|ing)$/i.test(word) && !unchanged.test(word))
}
