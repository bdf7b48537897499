import { parseDocument } from 'yaml'
import { keepOthers } from './keep-others.ts'

export interface EditYamlOptions {
  readonly path: readonly [string, ...string[]]
  /** `undefined` takes the member away. */
  readonly value: Readonly<Record<string, unknown>> | undefined
  /** Keys of a value that is there already which this one replaces; its others stay. */
  readonly own: readonly string[]
}

/**
 * The text with one member set or taken away, its comments kept. `undefined` when it cannot be read, or something on
 * the path is no mapping. A text that says so already is given back as it is.
 */
export function editYamlText(text: string, { path, value, own }: EditYamlOptions): string | undefined {
  const document = parseDocument(text, { version: '1.2', schema: 'core' })
  if (document.errors.length > 0) return undefined
  const before: unknown = document.toJS({ maxAliasCount: 0 })
  if (before !== null && (typeof before !== 'object' || Array.isArray(before))) return undefined
  const found: unknown = path.reduce<unknown>(
    (within, key) =>
      typeof within === 'object' && within !== null ? Object.getOwnPropertyDescriptor(within, key)?.value : undefined,
    before,
  )
  const wanted = keepOthers(found, value, own)
  if (JSON.stringify(found) === JSON.stringify(wanted)) return text
  try {
    if (wanted === undefined) document.deleteIn(path)
    else document.setIn(path, document.createNode(wanted))
  } catch {
    return undefined
  }
  return document.toString({ lineWidth: 0 })
}
