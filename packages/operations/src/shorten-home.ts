/**
 * The same data with the home directory written as `~` in every text, because its path carries the user's name.
 */
export function shortenHome<Value>(value: Value, home: string): Value {
  const base = home.replace(/[/\\]+$/, '')
  if (base === '') return value
  const visit = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replaceAll(base, '~')
    if (Array.isArray(each)) return each.map(visit)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, visit(inner)]))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape stays, only texts change
  return visit(value) as Value
}
