import type { OrderFeatures } from './order-features.ts'

/** Somewhere for something to go, words that nobody sees, or an order that the frames nearly see as well. */
const second = /^(?:h:(?:mail|address|hidden|own|foreign|hostile|placeholder)|f:4)$/
/** Something that somebody is not to know; in other languages any "without" and any denial beside "say" looks like it. */
const unseen = /^h:unseen\d$/

/** Whether anything but its words speaks for a paragraph being an order that works against its user. */
export function hasSecondSign(features: OrderFeatures, isOther: boolean): boolean {
  for (const name of features.keys()) if (second.test(name) || (!isOther && unseen.test(name))) return true
  return false
}
