import { parseDocument } from 'yaml'

export interface SettingChange {
  /** The keys that lead to it: `['search', 'usage']`. */
  readonly path: readonly [string, ...string[]]
  readonly value: string | number | boolean
}

/**
 * The text of a `metier.yaml` with one setting said; its comments and everything else stay, and a text that says so
 * already is given back as it is. `undefined` when the text cannot be edited without the risk of spoiling it. Pure.
 */
export function setInSettings(text: string, { path, value }: SettingChange): string | undefined {
  const document = parseDocument(text, { version: '1.2', schema: 'core' })
  if (document.errors.length > 0) return undefined
  try {
    const whole: unknown = document.toJS({ maxAliasCount: 0 })
    if (whole !== null && (typeof whole !== 'object' || Array.isArray(whole))) return undefined
    if (document.getIn(path) === value) return text
    document.setIn(path, value)
  } catch {
    // An alias, or something on the way that has no members.
    return undefined
  }
  return document.toString({ lineWidth: 0 })
}
