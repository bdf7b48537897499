import { isDestination } from '../../hosts/is-destination.ts'
import type { OrderWindow } from '../order-window.ts'

/** Whether it names a machine that nobody has heard of, or one that hides whose it is. */
export function isForeign({ line, addresses, weights }: OrderWindow): boolean {
  return weights.some((weight, index) => {
    const address = addresses[index]
    return weight === 'hostile' || (weight === 'foreign' && address !== undefined && isDestination(line, address))
  })
}
