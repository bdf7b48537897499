import { mapBy } from './map-by.ts'

/**
 * Items with unique keys, as a map that is filled when somebody first looks one up: for thousands that takes as long as
 * reading a tenth of them from disk, and a listing looks none up.
 */
export class KeyedList<Item> implements ReadonlyMap<string, Item> {
  readonly #items: readonly Item[]
  readonly #keyOf: (item: Item) => string
  #byKey: ReadonlyMap<string, Item> | undefined

  constructor(items: readonly Item[], keyOf: (item: Item) => string) {
    this.#items = items
    this.#keyOf = keyOf
  }

  get size(): number {
    return this.#items.length
  }

  get(key: string): Item | undefined {
    return this.#map().get(key)
  }

  has(key: string): boolean {
    return this.#map().has(key)
  }

  forEach(act: (item: Item, key: string, map: ReadonlyMap<string, Item>) => void): void {
    this.#items.forEach((item) => act(item, this.#keyOf(item), this))
  }

  values(): MapIterator<Item> {
    return this.#items.values()
  }

  keys(): MapIterator<string> {
    return this.#map().keys()
  }

  entries(): MapIterator<[string, Item]> {
    return this.#map().entries()
  }

  [Symbol.iterator](): MapIterator<[string, Item]> {
    return this.entries()
  }

  #map(): ReadonlyMap<string, Item> {
    return (this.#byKey ??= mapBy(this.#items, this.#keyOf))
  }
}
