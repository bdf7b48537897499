import type { CatalogView } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'

/** A skill as it was loaded, and what it was loaded from. */
interface Kept {
  /** Of its directory, by `SettledStamps`. */
  readonly stamp: string
  /** Whose other skills it was loaded among. */
  readonly view: CatalogView
  readonly loaded: LoadedSkill
}

/** UTF-16 units of all texts together: of some hundred skills and more; what is made of each lives as long. */
const mostUnits = 4 * 1024 * 1024

/**
 * Texts of skills for as long as nothing in their directories changes, so that what a thousand clients load is read
 * once. The longest unasked go first when there are too many.
 */
export class KeptTexts {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  #units = 0

  constructor(most = mostUnits) {
    this.#most = most
  }

  /** What was kept of this place under this very stamp. */
  recall(location: string, stamp: string): Kept | undefined {
    const kept = this.#kept.get(location)
    if (kept?.stamp !== stamp) return undefined
    // The last place in the order is that of the one asked for last.
    this.#kept.delete(location)
    this.#kept.set(location, kept)
    return kept
  }

  keep(location: string, kept: Kept): void {
    this.forget(location)
    this.#kept.set(location, kept)
    this.#units += kept.loaded.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#units <= this.#most) return
      this.forget(oldest)
    }
  }

  forget(location: string): void {
    this.#units -= this.#kept.get(location)?.loaded.text.length ?? 0
    this.#kept.delete(location)
  }
}
