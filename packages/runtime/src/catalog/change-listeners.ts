import type { CatalogChange } from '../catalog-service.ts'
import type { Journal } from '../journal.ts'

type Listener = (change: CatalogChange) => void

/** Listeners for changes. An error in one must not stop the others, or the next snapshot. */
export class ChangeListeners {
  readonly #listeners = new Set<Listener>()
  readonly #journal: Journal | undefined

  constructor(journal: Journal | undefined) {
    this.#journal = journal
  }

  /** Gives a function that ends it. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(change: CatalogChange): void {
    for (const listener of this.#listeners) {
      try {
        listener(change)
      } catch (error) {
        this.#journal?.write('error', 'A listener of catalogue changes failed.', { error: String(error) })
      }
    }
  }

  clear(): void {
    this.#listeners.clear()
  }
}
