import type { CancelSignal } from './cancel-signal.ts'

/** Turns texts into vectors whose nearness is nearness of meaning. */
export interface Embedder {
  /** Names the model and where it is: vectors of two that differ in it must not be compared. */
  readonly id: string
  /**
   * A vector for each text, in their order, each of length 1; `undefined` for one that was not made because the budget
   * is spent. Throws `fetch-failed` when the service gives no answer that can be used.
   */
  embed(texts: readonly string[], signal?: CancelSignal): Promise<readonly (Float32Array | undefined)[]>
}
