/** Things by a key of theirs, of two with one key the latter; without a pair in between for each of thousands. */
export function mapBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> {
  const map = new Map<string, Item>()
  items.forEach((item) => map.set(keyOf(item), item))
  return map
}
