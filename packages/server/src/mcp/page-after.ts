export interface PageOptions<Item> {
  /** The key of the last item of the page before; absent for the first page. */
  readonly cursor: string | undefined
  readonly size: number
  readonly key: (item: Item) => string
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Cursor of the page that follows; absent on the last one. */
  readonly next?: string
}

/**
 * One page of a list. The cursor is the last key shown, so that a list that changes between two pages loses nothing:
 * where the item is gone, the page begins at the first key behind it.
 */
export function pageAfter<Item>(items: readonly Item[], { cursor, size, key }: PageOptions<Item>): Page<Item> {
  const start = cursor === undefined ? 0 : indexAfter(items, cursor, key)
  const page = items.slice(start, start + size)
  const last = page.at(-1)
  return last !== undefined && start + size < items.length ? { items: page, next: key(last) } : { items: page }
}

function indexAfter<Item>(items: readonly Item[], cursor: string, key: (item: Item) => string): number {
  const found = items.findIndex((item) => key(item) === cursor)
  if (found !== -1) return found + 1
  const next = items.findIndex((item) => key(item) > cursor)
  return next === -1 ? items.length : next
}
