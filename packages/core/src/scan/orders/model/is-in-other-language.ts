import type { FrameSentence } from '../frames/frame-sentence.ts'

/** What stands in pages of every language: addresses, code, and the targets of links. */
const everywhere = /`[^`\n]{0,200}`|\]\([^)\n]{0,300}\)|\bhttps?:\/\/\S{1,300}/g
const english = /\b(?:the|and|with|this|that|it|for|of|to|is|are|be|you|your|when|from|if|not|or|by|as)\b/g
const others =
  /\b(?:der|die|das|und|ein|eine|einen|den|dem|des|für|ist|nach|zu|zum|zur|oder|nicht|mit|el|la|los|las|del|que|una|un|les|et|une|il|gli|che|di|het|een|van|ve|bir|yang|dan|untuk|och|att|nie|na|os|uma|para|por|de|en|se|je|du|au|da|em|con|su|ne|pas|est|sur|y)\b/gi
const leastOthers = 3

/**
 * Whether a sentence is in another language than English. A frame asks for less and is right to, since it looks its words up; here one
 * English word in a German sentence, as `Art` beside `if` in an address, does not make it English.
 */
export function isInOtherLanguage(sentence: FrameSentence): boolean {
  return (sentence.kept.isOther ??= isOther(sentence))
}

function isOther({ isEnglish, text }: FrameSentence): boolean {
  if (!isEnglish) return true
  const words = text.replaceAll(everywhere, ' ')
  const foreign = words.match(others)?.length ?? 0
  return foreign >= leastOthers && foreign > 2 * (words.match(english)?.length ?? 0)
}
