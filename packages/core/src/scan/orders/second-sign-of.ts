import { heaviestFrame } from './frames/heaviest-frame.ts'
import { isFirstPage } from './is-first-page.ts'
import { areCited } from './model/are-cited.ts'
import { namesAccount } from './names-account.ts'
import type { OrderWindow } from './order-window.ts'

interface SecondSign {
  /** Follows `and`: what else speaks for an order. */
  readonly says: string
  readonly stands: (window: OrderWindow) => boolean
}

/** At five points the frames would block by themselves; with fewer than these our own honest pages were taken for orders. */
const mostOfAnOrder = 3.5
/** A command up to the address in it: whom a program turns to is weighed with the program. */
const command = /^[^`]*(?:`[^`]*`[^`]*)*`[^`]*\s[^`]*$/

/**
 * What makes an order of a paragraph that the model only warns of. Each is there without the model, too. Of 2,208 public skills that
 * nothing was tuned for the model warned of ten, and not one of these has such a sign.
 */
const secondSigns: readonly SecondSign[] = [
  { says: 'it writes out an account that money can go to', stands: ({ line }) => namesAccount(line) },
  { says: 'it names the address of a stranger', stands: (window) => isFirstPage(window.piece.path) && isLed(window) },
  {
    says: 'most of an order is in what it has done',
    stands: (window) => (heaviestFrame(window)?.points ?? 0) >= mostOfAnOrder,
  },
]

/** What else than the model speaks for an order in a paragraph; `undefined` where nothing does. */
export function secondSignOf(window: OrderWindow): string | undefined {
  return secondSigns.find(({ stands }) => stands(window))?.says
}

/** Its words, and no command or links to read on, have somebody go to an address of a stranger. */
function isLed({ line, addresses, weights }: OrderWindow): boolean {
  if (areCited(line)) return false
  return addresses.some(
    ({ start }, index) =>
      (weights[index] === 'foreign' || weights[index] === 'hostile') && !command.test(line.slice(0, start)),
  )
}
