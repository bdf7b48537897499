import { orderText } from './order-text.ts'
import { orderWords } from './order-words.ts'
import { tellsOfFault } from './tells-of-fault.ts'

const { placesOf } = orderText

/** `without notice`, `a team that never told you`: what others do not say. */
const ofOthers = /^without (?:prior |any |further )?notice\b|^(?:never|not) told (?:you|us|me|them)\b/i
const background = /^in the background\b/i
/** What is done there matters where something leaves or comes in. */
const carries =
  /\b(?:send|upload|post|forward|transmit|copy|collect|report|record|run|execute|install|download|fetch|curl|wget|delete|wipe|erase|remove|e-?mail)\b/i
/** It runs there by itself, or somebody else's machine does: `the refresh happens in the background`. */
const byItself =
  /\b(?:it|that|which|they|this|runs?|running|happens?|happening|works?|starts?|started|continues?|refresh\w*|regenerat\w*|revalidat\w*|processed|generated|executed|performed|handled|synced|loads?|loading|updates?|done)\s(?:\w+\s){0,3}$/i
/** Parts of a page that somebody draws: to hide one is design. */
const drawn =
  /\b(?:dropdowns?|buttons?|panels?|menus?|toolbars?|columns?|fields?|tabs?|banners?|modals?|sidebars?|elements?|icons?|widgets?|sections?|rows?|labels?|tooltips?|layers?|components?|headers?|footers?|navigation|overlays?|spinners?|pop-?ups?|dialogs?|placeholders?|cursors?|scrollbars?|axis|axes|legends?|grids?|charts?|controls?|viewers?|end[- ]users?|visitors?|cards?|tiles?|filters?|inputs?|links?)\b/i

/** Offset of the first words of hiding that are about a deed, and not about how a thing goes wrong or is drawn; or -1. */
export function hides(text: string): number {
  return placesOf(orderWords.conceal, text).find((place) => isHiding(text, place)) ?? -1
}

function isHiding(text: string, place: number): boolean {
  const words = text.slice(place, place + 40)
  if (ofOthers.test(words) || tellsOfFault(text, place)) return false
  if (/^hide (?:it|this|the \w+) (?:with|by setting|using)\b/i.test(words)) return false
  if (/^hide\b/i.test(words)) return !drawn.test(text.slice(Math.max(0, place - 120), place + 120))
  if (!background.test(words)) return true
  const sentence = sentenceAround(text, place)
  return carries.test(sentence) && !byItself.test(text.slice(Math.max(0, place - 60), place))
}

function sentenceAround(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - 240), place)
  const after = text.slice(place, place + 240)
  return `${before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)}${/^[\s\S]*?(?:\. |\n|$)/.exec(after)?.[0] ?? ''}`
}
