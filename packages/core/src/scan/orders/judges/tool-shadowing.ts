import { orderGate } from '../order-gate.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { orderText } from '../order-text.ts'

const { has } = orderText

const tools = orderGate.add(
  /\b(?:WebFetch|WebSearch|Bash|Read|Write|Edit|Grep|Glob|Task|fetch|browser|search|shell|e-?mail|file|git)\b[`'"’]{0,2}\s(?:tool|server|skill|command)|(?:tool|server|skill|command)s?\s[`'"‘]{0,2}(?:WebFetch|WebSearch|Bash|Read|Write|Edit|Grep|Glob)\b|`(?:WebFetch|WebSearch|Bash|Read|Write|Edit|Grep|Glob)`|\b(?:built-?in|native|official|default|other|existing|standard) (?:\w+ )?(?:tools?|servers?|skills?)\b/,
)
const pushedAside =
  /\b(?:replaces?|supersedes?|takes? (?:the place|over)|instead of|in place of|(?:do not|don't|never|no longer) (?:use|call)|ignore|avoid|out of date|outdated|deprecated|unsafe|dangerous|broken|compromised|insecure)\b/i
const givesAway = orderGate.add(
  /\b(?:cookies?|headers?|sessions?|credentials?|tokens?|conversation|history|full (?:text|contents?|prompt)|the user's (?:message|prompt|request|data|files?)|contents? of|every (?:file|argument|address|query|request)|all (?:arguments|files|addresses|queries|requests|parameters))\b/i,
)

/** A tool of the agent talked down, so that what it does goes through somebody else's machine. */
export function toolShadowing({ line, weights }: OrderWindow): JudgedOrder | undefined {
  const isElsewhere = weights.some((weight) => weight === 'foreign' || weight === 'hostile' || weight === 'own')
  if (!isElsewhere || !has(givesAway, line)) return undefined
  const aside = pushedAside.exec(line)
  if (aside === null || !has(tools, line)) return undefined
  return {
    rule: 'agent-control',
    message: "Puts itself in the place of the agent's own tools and sends what they are given elsewhere.",
    confidence: 'medium',
    at: aside.index,
  }
}
