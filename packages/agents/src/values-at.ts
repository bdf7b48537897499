interface Step {
  readonly key: string
  readonly filter?: { readonly key: string; readonly value: string }
  readonly each: boolean
}

/**
 * What a program printed, at a path such as `message.content[type=text].text`: `[]` goes through a list, and with a
 * condition through those of its items that meet it. What is not there is nothing.
 */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value]
  for (const step of path.split('.').map(stepOf)) found = found.flatMap((each) => take(each, step))
  return found
}

function stepOf(text: string): Step {
  const open = text.indexOf('[')
  if (open === -1) return { key: text, each: false }
  const inside = text.slice(open + 1, -1)
  const equals = inside.indexOf('=')
  const filter = { key: inside.slice(0, equals), value: inside.slice(equals + 1) }
  return { key: text.slice(0, open), each: true, ...(equals !== -1 && { filter }) }
}

function take(value: unknown, { key, filter, each }: Step): readonly unknown[] {
  const inner = propertyOf(value, key)
  if (inner === undefined || inner === null) return []
  if (!each) return [inner]
  if (!Array.isArray(inner)) return []
  return filter === undefined ? inner : inner.filter((item) => propertyOf(item, filter.key) === filter.value)
}

function propertyOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}
