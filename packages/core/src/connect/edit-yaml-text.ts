import { parseDocument, type Document } from 'yaml'
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
  const before = valueOf(document)
  if (before === undefined) return undefined
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
    else {
      // `extensions:` with nothing behind it is an empty mapping that somebody began.
      const outer = path.slice(0, -1)
      if (document.hasIn(outer) && document.getIn(outer) === null) document.setIn(outer, document.createNode({}))
      document.setIn(path, document.createNode(wanted))
    }
  } catch {
    return undefined
  }
  return document.toString({ lineWidth: 0 })
}

/** `undefined` where aliases make more of it than anybody wrote. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return undefined
  }
}
