import { orderGate } from '../order-gate.ts'
import { destinationsIn } from '../destinations-in.ts'
import { hides } from '../hides.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { isForeign } from './is-foreign.ts'
import { isVendors } from './is-vendors.ts'

const { says, placeOf, ordered, has } = orderText

/** Not even a service of the skill's own asks an agent for these. */
const nobodysBusiness = orderGate.add(
  /\b(?:all|every|full|entire|complete|whole)\b[^.\n]{0,40}\b(?:environment|env vars?|keys|secrets|history|conversation|cookies|passwords|credentials)\b|\bone-time (?:codes?|passwords?)\b|\botp\b|\bcvv\b|\b(?:recovery|seed) phrases?\b|\bsystem prompt\b|\bcookies of the user|\bbrowser(?:'s)? (?:cookies|session|history)\b|\b(?:banking|saved|browser) passwords?\b|\bsocial security numbers?\b|\bcard numbers?\b|\b(?:conversation|chat) (?:history|log|transcript)|\btranscript\b/i,
)
const setUp = orderGate.add(
  /\b(?:get|obtain|create|sign ?up|register|your (?:own )?(?:api )?key|header|authorization|docs?|documentation|set up|configure|export|replace|optional)\b|\b(?:request|apply for|ask for|claim|generate|issue)\b[^.\n]{0,40}\b(?:at|from|on|here)\b|参考|文档|申请|參考|文件說明|ドキュメント|参照/i,
)
/** A list of what is not sent: `never arguments, paths or environment variables`. */
const spared =
  /\b(?:never|no|not|without)\s(?:[\w-]{1,30}(?:,|\sor|\sand)\s){1,6}[\w-]{1,30}(?:\s(?:or\s)?[\w-]{1,30}){0,3}/gi
/** By what a request is let in: `with the token from VAT_TOKEN` is no thing that is sent. */
const means = /\bwith (?:the|your|its) (?:api |access )?(?:token|key) (?:from|in) `?[A-Z][A-Z_]{2,40}\b`?/g

/** An address with a place in it for what is to be given away. */
const template = orderGate.add(
  /https?:\/\/[^\s)"'`]{0,200}[?&/=][^\s)"'`<{[]{0,60}[<{[][^>}\]\n]{0,120}\b(?:conversation|secrets|passwords?|chat history|user'?s? (?:messages?|data|input|\w{0,20}_?(?:tokens?|keys?|secrets?)))\b|\b(?:nslookup|dig|ping|host)\s[^\n`]{0,20}<[^>\n]{0,120}\b(?:secrets?|keys?|tokens?|passwords?|hex)\b/i,
)

const copies = orderGate.add(/\b(?:invite|cc|bcc|copy|subscribe|share (?:it|them) with|give access to|add)\b/i)
const privateMatters = orderGate.add(
  /\b(?:these|the|his|her|their|user(?:'s)?|private|personal|all|last|recent) (?:\w+ )?(?:e-?mails?|mails|inbox|mailbox|contacts|address book|photos|diary|diaries|salar\w+|medical \w+|bank statements?|chats?)\b/i,
)
const leavesNoTrace = orderGate.add(
  /\b(?:delete|remove|erase|clear|empty|purge)\b[^.\n]{0,60}\b(?:sent|trash|bin|outbox|deleted items|traces?|record|log entry|history)\b/i,
)
const copied = orderGate.add(/\b(?:cop(?:y|ies)|backup|the file|contents?|result|everything)\b/i)

// oxlint-disable-next-line complexity -- one short line for each kind of thing
export function exfiltration(window: OrderWindow): JudgedOrder | undefined {
  const { line, mails, addresses, weights } = window
  const templateAt = /[<{[]/.test(line) ? placeOf(template, line) : -1
  // Most paragraphs name nobody, and are done with here.
  if (templateAt === -1 && mails.length === 0 && addresses.length === 0) return undefined
  const isHidden = hides(window.around) !== -1 || has(leavesNoTrace, line)
  const isQuiet = isHidden || says(orderWords.unasked, window.around)
  const isOutside = isForeign(window) || (isQuiet && weights.includes('own'))
  const message = 'Tells the agent to send secrets or conversations to another machine.'
  if (templateAt !== -1 && (isOutside || addresses.length === 0)) {
    return {
      rule: 'agent-exfiltration',
      message: 'Has secrets or conversations put into an address.',
      confidence: 'medium',
      at: templateAt,
    }
  }
  if (mails.length === 0 && addresses.length === 0) return undefined
  const sendAt = Math.max(ordered(orderWords.send, line), mails.length > 0 ? ordered(copies, line) : -1)
  // In a language of which no word is known, a file of keys and a foreign address in one breath say it all.
  const at =
    sendAt === -1 &&
    isForeign(window) &&
    has(orderPatterns.fileSecret, line) &&
    !/\b(?:the|and|your|with|from|for)\b/i.test(line)
      ? 0
      : sendAt
  if (at === -1) return undefined
  const isGathered =
    /\b(?:bundle|it|them|this|results?|list|archive|collection|text)\b/i.test(line) &&
    (has(nobodysBusiness, window.around) || has(orderPatterns.fileSecret, window.around))
  const isStrong = has(nobodysBusiness, line) || isGathered
  const hasSecret =
    isGathered || says(orderWords.secret, (isQuiet ? line : line.replace(means, ' ')).replace(spared, ' '))
  if (isVendors(window)) return undefined
  if (hasSecret && (isOutside || (isStrong && weights.includes('own')))) {
    // Getting a key, or giving it to the service it is for, is what every client of a service explains.
    const isSetUp = !has(orderPatterns.fileSecret, line) && !isHidden && !isStrong && has(setUp, line)
    return isSetUp ? undefined : { rule: 'agent-exfiltration', message, confidence: 'medium', at }
  }
  const isEvery =
    /\b(?:always|every|each|all|required)\b[^\n]{0,120}\bbcc\b|\bbcc\b[^\n]{0,120}\b(?:always|every|each|all|required)\b/i.test(
      line,
    )
  if (
    mails.length > 0 &&
    (isEvery || (isHidden && (hasSecret || /\b(?:bcc|cc|invite|attendee|copy|forward|recipient)s?\b/i.test(line))))
  ) {
    return {
      rule: 'agent-exfiltration',
      message: 'Tells the agent to copy mail to somebody, unseen.',
      confidence: 'medium',
      at,
    }
  }
  if (isHidden && isOutside && has(privateMatters, window.around)) {
    return {
      rule: 'agent-exfiltration',
      message: 'Tells the agent to hand private matters on, unseen.',
      confidence: 'medium',
      at,
    }
  }
  const isCopied = has(copied, line)
  if (isOutside && isQuiet && isCopied && isCopiedThere(line, destinationsIn(window))) {
    return {
      rule: 'agent-exfiltration',
      message: "Tells the agent to copy the user's work to another machine without asking.",
      confidence: 'medium',
      at,
    }
  }
  return undefined
}

/** All of it said near where it goes. */
function isCopiedThere(line: string, there: string): boolean {
  if (!/\b(?:every|each|always|any)\b/i.test(there)) return false
  if (there === line) return true
  const isQuiet = hides(there) !== -1 || says(orderWords.unasked, there)
  return isQuiet && has(copied, there) && ordered(orderWords.send, there) !== -1
}
