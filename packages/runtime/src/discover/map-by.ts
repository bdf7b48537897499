/** Items by their key; of two with the same key the later one stays. Makes no pair for each of thousands, as `new Map` wants. */
export function mapBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> {
  const map = new Map<string, Item>()
  items.forEach((item) => map.set(keyOf(item), item))
  return map
}
