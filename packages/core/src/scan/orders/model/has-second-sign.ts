import type { OrderFeatures } from './order-features.ts'

/** Somewhere for something to go, something that nobody is to see, or an order that the frames half see as well. */
const second = /^(?:h:(?:mail|address|hidden|unseen\d|own|foreign|hostile|placeholder)|f:3)$/

/** Whether anything but its words speaks for a paragraph being an order that works against its user. */
export function hasSecondSign(features: OrderFeatures): boolean {
  for (const name of features.keys()) if (second.test(name)) return true
  return false
}
