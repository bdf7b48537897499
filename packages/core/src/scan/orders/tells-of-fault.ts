const quietly = /^(?:silently|quietly|secretly|covertly|discreetly|stealthily|unobtrusively|unnoticed)\b/i
/** Said in a clause, it turns what follows round: `rather than silently skipping`. */
const turned =
  /\b(?:never|not|n['’]t|cannot|nor|rather than|instead of|without|avoid\w*|prevent\w*|forbid\w*|refus\w+|no)\b(?:(?!\b(?:and|but|then|just|instead)\b)[^,;:])*$/i
/** What a thing may do by itself; an order says that somebody must, or says so to `you`. */
const perhaps =
  /\b(?:may|might|can|could|would|will)\s(?:(?:also|then|still|even|just|simply|otherwise)\s)?[*_`]{0,3}$/i
const actor = /\b(?:you|agents?|assistants?|claude|codex|models?|skills?|scripts?|helpers?|hooks?|we|i)\b/i
/** Deeds by which something leaves or gets in: told of a helper, they are as bad as ordered. */
const carries =
  /^(?:send|sent|upload|forward|post|transmit|exfil|collect|email|mail|push|shar|relay|stream|mirror|captur|record|track|report|harvest|gather|leak|steal|stole|phon|beacon|copi|copy|siphon)/i
const carriesOff = /\b(?:send|upload|forward|post|transmit|copy|collect|share|report|record|e?mail)\b/i
/** A thing does it: `it blocks the release`. */
const itsOwn = /\b(?:it|this|that|which)\s(?:\w+ly\s)?\w+[a-rt-z]s\b/i
/** Words after which something else is said. */
const joining =
  /^(?:and|or|but|when|if|because|while|with|without|on|in|at|for|to|the|before|after|until|since|during|under|by|from|as|unless|whenever|where|once|upon|instead|anyway|again|every|each|otherwise|there|here|even)$/i
/** Another thing has it happen: `which makes the build silently skip the page`. */
const caused = /\b(?:makes|made|causes|caused|lets|leads|led)\s(?:[\w-]+\s){1,3}(?:to\s)?$/i
/** What things do and nobody orders. */
const befalls = /^(?:affect|fail|diverge|drift|degrade|differ|rot|decay|vanish|disappear|regress|misbehave)$/i
const somethingElse = /\w\s*$(?<!\b(?:then|and|or|but|also|please|to|must|should|you)\s*)/i
/** Told before the word: `a skill that is handed on loses its helpers silently`. */
const lost =
  /\b(?:loses|lost|drops|dropped|fails|failed|breaks|broke|degrades|degraded|stops|stopped|vanishes|disappears|truncates|swallows|shifts|shifted|skips|skipped|overwrites|corrupts|corrupted|misses|missed|reorders)\b[^,]{0,80}(?:,\s\w{3,20}ly\sand\s)?$/i
/** The past of these is their order: a thing has to be named that did it. */
const unchangedPast = /^(?:set|reset|read|let|hit|shut|split|spread|quit|beat|bet|cast|shed|hurt|upset|offset)$/i
const bySomething = /\b(?:the|an?|its|this|that|it|which|old|previous|every|each)\s(?:[\w-]+\s){0,3}$/i
/** Nobody hides what they report: `the probe silently reports "not found"`. */
const reported =
  /^\w+[\s*_`]{1,4}report(?:s|ed)?\s(?:["“‘'`]|nothing|success\w*|zero|ok\b|an? (?:pass|empty|wrong|stale)|all\b)/i
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
  if (next !== undefined && isHow(next, clause)) return true
  if (reported.test(text.slice(at, at + 60))) return true
  const isLast = next === undefined || joining.test(next)
  if (!isLast) return false
  if (clause.trim() === '' || itsOwn.test(clause) || lost.test(clause))
    return !carriesOff.test(text.slice(Math.max(0, at - 160), at))
  const before = /([\p{L}-]+)[\s*_`]{1,4}$/u.exec(clause)?.[1]
  return before !== undefined && !carries.test(before) && isInflected(before)
}

/** Does the next word say what a thing does, did or may do? */
function isHow(next: string, clause: string): boolean {
  if (carries.test(next)) return false
  if (isInflected(next)) return true
  if (befalls.test(next) && somethingElse.test(clause)) return true
  return (
    !actor.test(clause) &&
    (perhaps.test(clause) || caused.test(clause) || (unchangedPast.test(next) && bySomething.test(clause)))
  )
}

function isInflected(word: string): boolean {
  return irregular.test(word) || (/(?:[a-z]s|ed|ing)$/i.test(word) && !unchanged.test(word))
}
