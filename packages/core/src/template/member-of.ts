import { charactersOf } from './characters-of.ts'
import { methodOf } from './method-of.ts'
import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { TemplateNamespace } from './template-namespace.ts'
import { toText } from './to-text.ts'

/**
 * A member of data by its key: an own property of a record, an item of a list, a character of a text, or one of the
 * few methods that templates use. Nothing else of an object can be reached, so that no template finds its way to code.
 */
export function memberOf(object: unknown, key: unknown): unknown {
  if (object instanceof TemplateNamespace) return object.values.get(toText(key))
  if (typeof key === 'number') {
    const items = Array.isArray(object) ? object : isText(object) ? charactersOf(toText(object)) : undefined
    if (items !== undefined) return Number.isInteger(key) ? items.at(key) : undefined
  }
  const name = toText(key)
  if (isRecord(object) && Object.hasOwn(object, name)) return object[name]
  // What `groupby` gives is a pair and has two names.
  if (Array.isArray(object) && (name === 'grouper' || name === 'list') && Object.hasOwn(object, name)) {
    return Object.getOwnPropertyDescriptor(object, name)?.value
  }
  return methodOf(object, name)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || value instanceof SafeText
}
