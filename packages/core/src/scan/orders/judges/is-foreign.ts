import type { OrderWindow } from '../order-window.ts'

/** Whether it names a machine that nobody has heard of, or one that hides whose it is. */
export function isForeign({ weights }: OrderWindow): boolean {
  return weights.some((weight) => weight === 'foreign' || weight === 'hostile')
}
