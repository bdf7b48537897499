import type { SearchDocument, WeighedRows } from '@metier/core'

/** Somebody who weighs documents beside whoever asks, for as long as that one does not wait for anything else. */
export interface Weigher {
  /** Gives documents away, if there is little to do over there; `documents` is called only then. */
  offer(documents: () => readonly SearchDocument[]): boolean
  /** All that was given away, in the order in which it was. `undefined` where it was lost: whoever asks weighs it again. */
  collect(): WeighedRows | undefined
}
