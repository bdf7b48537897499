import { orderGate } from '../order-gate.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { hides } from '../hides.ts'

const { says, ordered, has } = orderText

/** A word that some deed below needs: most lines have none, and are done with here. */
const mayMatter = orderGate.add(
  /\.ssh|\.aws|\.env|\.netrc|\.npmrc|\.kube|\.gnupg|_history|id_rsa|id_ed|\/etc\/|\.config\/|\.docker|\.azure|\.pypirc|\.pgpass|dangerously|bypass|Bash\(|approve|always allow|defaultMode|permission q|NOPASSWD|no-verify|TLS_REJECT|BASE_URL|certificate|security checks?|anydesk|teamviewer|rustdesk|hidden |backdoor|authorized_keys|sudoers|crontab|commit and push|account number|iban|affiliate|advertis|sponsor|paid |dependenc|(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI|HEARTBEAT)\.md|\.cursor|\.claude|settings\.json|long-term memory|(?:other|every|all) skills?|rm -|drop |truncate|log-?in|auth|password|payment|session|permission|admin|rank|first in|terraform|git (?:push|reset|clean)|delete|erase|wipe|destroy|remove|mkfs|kubectl|aws s3/i,
)
const mayConceal =
  /n't|\bnot?\b|never|without|silent|secret|quiet|hid|\bkeep\b|background|nobody|covert|discre|stealth|leave|as if|unnotic|notice|attention|detection|\bhard|confidential|bother|sag|erwähn|heimlich|hintergrund|\bne\b|sans|\bsin\b|não|non|nie|[\u0080-\uffff]/i

/** Code put into the doors of what is being built. */
const guardedCode = orderGate.add(
  /\b(?:insert|add|paste|copy|include|append|put)\b[^.\n]{0,100}\b(?:log-?ins?|sign-?in|auth\w*|passwords?|payments?|sessions?|permissions?|admin\w*|access control|encryption)\b|\b(?:log-?ins?|sign-?in|auth\w*|passwords?|payments?|access control)\b[^.\n]{0,60}\b(?:insert|add|paste|copy|include|append|put)\b/i,
)

const isKeptFrom = orderGate.add(
  /\b(?:user|human|operator|owner|anyone|anybody|nobody|no one|developer|reviewer|maintainer|summary|report|people)s?\b|[\u0080-\uffff]/i,
)
/** Care for a secret, and not for what is done with it: `never show or log the key`. */
const keepsSecret =
  /^(?:never|do not|don't|must not|should not|without|not to)\s(?:ever\s)?(?:show|reveal|display|disclos|list|log|report)\w*,?(?:\s(?:or\s|and\s)?(?:show|reveal|display|disclose|print|log|send|copy|paste|commit|share|store|write|echo|expose),?){0,4}\s(?:the\s|any\s|your\s|a\s|their\s|its\s)?(?:\w+\s){0,2}(?:private|secrets?|keys?|tokens?|passwords?|credentials?|`?\.env)(?![^.\n]{0,40}\b(?:to|from) the user)/i

// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function concealed(window: OrderWindow): JudgedOrder | undefined {
  const { line, addresses, weights, piece } = window
  // The shorter question first.
  if (!orderText.may(orderWords.conceal, line) || !mayConceal.test(line)) return undefined
  const { around, code } = window
  if (addresses.length === 0 && !has(mayMatter, around) && !has(mayMatter, code)) return undefined
  const at = hides(line)
  if (at === -1 || keepsSecret.test(line.slice(at, at + 120))) return undefined
  const isScheduled = /^in the background\b/i.test(line.slice(at))
  if (isScheduled && !weights.some((weight) => weight === 'foreign' || weight === 'hostile')) return undefined
  const hasLatin = /[a-z]/i.test(line.slice(at, at + 3))
  if (
    hasLatin &&
    !has(orderWords.person, line) &&
    !/^\w+ (?:ever )?(?:let on|admit|reveal|disclose|hint)/i.test(line.slice(at))
  )
    return undefined
  // Without a word of whom it is kept from, the deed must stand right there.
  const text = has(isKeptFrom, line) ? around : line
  const isDeed =
    (has(orderPatterns.fileSecret, text) &&
      (says(orderWords.send, text) || /\b(?:pass|arguments?|parameters?|fields?|headers?)\b/i.test(text))) ||
    has(orderPatterns.loosening, text) ||
    has(orderPatterns.tampering, text) ||
    (has(orderPatterns.agentFiles, text) && has(orderPatterns.running, text)) ||
    has(guardedCode, line) ||
    (piece.role === 'hidden' && has(orderPatterns.fileSecret, line)) ||
    has(orderWords.destroy, text) ||
    orderWords.destroy.test(code) ||
    (addresses.length > 0 &&
      weights.some((weight) => weight === 'foreign' || weight === 'hostile') &&
      (has(orderPatterns.running, line) || says(orderWords.send, line))) ||
    (weights.includes('hostile') && has(orderPatterns.running, line)) ||
    (says(orderWords.secret, line) && ordered(orderWords.send, line) !== -1 && piece.role === 'hidden')
  if (!isDeed) return undefined
  return {
    rule: 'conceal-and-act',
    message: 'Tells the agent to do something that its user is not to know of.',
    confidence: 'medium',
    at,
  }
}
