/** Names that are kept at once; there is no end of names, and the same ones come again and again. */
const mostKept = 20_000

/** A function that finds what it has said of a name before: for what costs more than to find it. */
export function keptByName<Said>(say: (name: string) => Said): (name: string) => Said {
  const kept = new Map<string, { readonly said: Said }>()
  return (name) => {
    const before = kept.get(name)
    if (before !== undefined) return before.said
    const said = say(name)
    if (kept.size >= mostKept) kept.clear()
    kept.set(name, { said })
    return said
  }
}
