import { orderGate } from '../order-gate.ts'
import { hides } from '../hides.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { says, ordered, has } = orderText

const put = orderGate.add(
  /\b(?:put|place|paste|embed|encode|add|append|insert|write|copy|hide|attach|prefix|end|summari[sz]ed?|commit|publish)\b/i,
)
/** What is read by others than the user, or fetched by whatever draws it. */
const carrier = orderGate.add(
  /!\[[^\]\n]{0,80}\]|\b(?:(?:markdown )?images?|pictures?|pixels?|badges?|avatars?|icons?|links?|urls?|addresses|address of|query (?:strings?|parameters?)|parameters?|commit (?:messages?|texts?|trailers?)|trailers?|pull requests?|merge requests?|issues?|(?:html |code )?comments?|branch (?:names?)?|tags?|file ?names?|subject(?: line)?s?|e-?mails?|cards?|posts?|tweets?|tickets?|alt texts?|captions?|footers?|headers?|metadata|user[- ]agents?|dns (?:names?|quer\w+)|subdomains?|calendar|invitations?|tool (?:calls?|arguments?|inputs?)|arguments?|prompts?|search quer\w+|webhooks?|logs?|changelogs?|read ?me|gists?|summar\w+|public\/|build[- ]info)/i,
)
/** Not for the eyes of the person in front of the screen. */
const disguise = orderGate.add(
  /\b(?:white|invisible|transparent|tiny|hidden|microscopic|unreadable) (?:letters?|text|font|ink|characters?|pixels?|divs?|spans?|fields?|comments?|lines?)\b|\bzero[- ]width\b|\b(?:font[- ]size|size|opacity)\s?(?:of )?:?\s?[01]\b|display:\s?none|\bhtml comment\b|\b(?:base64|base32|hexadecimal|rot13)\b|\bBASE64\w*|\bcollapsed\b|\bfolded\b|\bso that (?:nobody|no one|reviewers|the (?:user|reader|human)s?|it|they)\b[^.\n]{0,40}\b(?:not|n't|see|notice|distract|unnoticed|confus)\w*|\b(?:do not|don't|never) (?:explain|describe|mention|comment on|refer to|show|point out)\b|\b(?:reversed|backwards|scrambled|shuffled|split (?:up )?over)\b|\bleave (?:this|it|that|them) out of\b|\bsteganograph\w*|\binconspicuous\w*|\bout of sight\b|\bnormal[- ]looking\b|\blooks? (?:like )?(?:normal|ordinary|random|debug)\b|\binnocuous\b/i,
)
const everyVariable = orderGate.add(
  /\b(?:all|every|whole|entire|full|complete)\b[^.\n]{0,40}\b(?:environment|env vars?|secrets|credentials|passwords)\b|\bvariables?\b[^.\n]{0,40}\b(?:ends?|ending|starts?|starting|named?|names)\b[^.\n]{0,20}\b_?(?:KEY|TOKEN|SECRET|PASSWORD)|\bvalues? of\b[^.\n]{0,50}(?:_KEY|_TOKEN|_SECRET|PASSWORD)/,
)

/**
 * Secrets put into something that others will read, in a form their owner will not: no address need be named, since the
 * picture, the commit or the ticket carries them away.
 */
export function carriage(window: OrderWindow): JudgedOrder | undefined {
  const { line, piece, mails, addresses } = window
  if (!has(carrier, line) || !has(disguise, line)) return undefined
  const isPrivateFile =
    /~\/(?:Documents|Desktop|Downloads|Pictures|Library|Mail)\b|\b(?:newest|latest|last|other|private) (?:file|mail|document|message|note)s?\b/i.test(
      line,
    )
  const hasSecret =
    (isPrivateFile && (mails.length > 0 || addresses.length > 0)) ||
    has(orderPatterns.fileSecret, line) ||
    has(everyVariable, line) ||
    (says(orderWords.secret, line) && (piece.role === 'hidden' || isElsewhere(window) || hides(line) !== -1))
  if (!hasSecret) return undefined
  const at = ordered(put, line)
  if (at === -1) return undefined
  return {
    rule: 'agent-exfiltration',
    message: 'Has secrets put where others can read them, in a form that hides them.',
    confidence: 'medium',
    at,
  }
}

function isElsewhere({ weights }: OrderWindow): boolean {
  return weights.some((weight) => weight !== 'harmless' && weight !== 'placeholder')
}
