import { weighHost } from '../../chains/weigh-host.ts'
import { addressesIn } from '../../hosts/addresses-in.ts'
import type { SkillView } from '../../skill-view.ts'
import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered, has } = orderText

const fills = orderGate.add(
  /\b(?:replace|encode\w*|join|fill|substitute|append|concatenate|put|insert|write|base64\w*|url-?encode\w*|contains?|holds?|carries|being|identif(?:y|ies)|consists? of)\b/i,
)
const known = orderGate.add(
  /\b(?:conversation|chat|transcript|messages? (?:so far|of the user)|(?:the )?user'?s? (?:messages?|prompts?|inputs?|questions?|words)|file contents?|contents? of (?:the|each|every|any|all) (?:\w+ )?files?|keys?|tokens?|passwords?|secrets?|credentials?|connection (?:settings|strings?)|environment(?: variables)?|key figures|(?:first|last) \d{1,4} (?:characters|words|lines)|excerpts?|the (?:full |whole )?(?:summary|answer|report|diff))\b/i,
)
/** A picture or a link with a place for something in it: `![](https://…?d=DATA)`, `…/<digest>.svg`. */
const open =
  /!?\[[^\]\n]{0,80}\]\(https?:\/\/[^)\s]{3,200}(?:[?&][\w-]{1,20}=(?:[A-Z_]{2,30}\b|[<{$%][^)\s]{1,60})|\/(?:<[^>\s)]{1,40}>|\{\{?[^}\s)]{1,40}\}))/

/** What the agent knows, put into a picture or a link that stands in the code behind the paragraph, or near it. */
export function pictured(window: OrderWindow, skill: SkillView): JudgedOrder | undefined {
  const { line } = window
  const at = ordered(fills, line)
  if (at === -1 || !has(known, line)) return undefined
  const shown = open.exec(window.code) ?? open.exec(window.around) ?? shownBefore(skill, window)
  if (shown === null) return undefined
  if (!addressesIn(shown[0], 1).some((address) => /^(?:foreign|hostile)$/.test(weighHost(skill, address))))
    return undefined
  return {
    rule: 'agent-exfiltration',
    message: 'Has what the agent knows put into the address of a picture or a link.',
    confidence: 'medium',
    at,
  }
}

/** So many characters above a paragraph what it explains may stand. */
const furthest = 900

/** What was shown above, and is explained here. */
function shownBefore({ code }: SkillView, { piece, start }: OrderWindow): RegExpExecArray | null {
  const at = piece.text.origin(start)
  for (const each of code) {
    if (each.path !== piece.path || each.role !== 'fence' || each.layer > 0) continue
    const distance = at - each.text.origin(0)
    const shown = distance > 0 && distance < furthest ? open.exec(each.text.text) : null
    if (shown !== null) return shown
  }
  return null
}
