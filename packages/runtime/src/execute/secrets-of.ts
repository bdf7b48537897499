import type { CatalogEntry } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { entrySettings } from './entry-settings.ts'

/**
 * The values that must not be seen in anything that comes out of a skill: those of its entry, and the forms in which
 * programs commonly print them.
 */
export function secretsOf(configuration: Configuration, entry: CatalogEntry): readonly string[] {
  const settings = entrySettings(configuration, entry)
  const values = [...Object.values(settings?.env ?? {}), ...(settings?.apiKey === undefined ? [] : [settings.apiKey])]
  return values.flatMap(formsOf)
}

function formsOf(value: string): readonly string[] {
  const bytes = Buffer.from(value)
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(bytes.toString()),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    // Without the digit that the line feed of `echo` changes.
    Buffer.from(value.slice(0, value.length - (bytes.length % 3))).toString('base64'),
  ].filter((form) => form.length >= shortest)
}

/** Shorter values are words such as `on`; hiding them would garble the text. */
const shortest = 6
