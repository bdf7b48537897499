import type { PythonValue } from './as-text.ts'
import { strip } from './strip.ts'
import { readReference } from './read-reference.ts'

export interface ReferenceProperties {
  readonly name: string
  readonly description: string
  readonly license?: PythonValue
  readonly compatibility?: PythonValue
  readonly 'allowed-tools'?: PythonValue
  readonly metadata?: PythonValue
}

export type PropertiesReading = { readonly properties: ReferenceProperties } | { readonly error: string }

/** The reference library's `read_properties`, which validates no more than that there is a name and a description. */
export function referenceProperties(text: string | undefined, directory: string): PropertiesReading {
  if (text === undefined) return { error: `SKILL.md not found in ${directory}` }
  const read = readReference(text)
  if ('error' in read) return read
  const { fields } = read
  for (const field of ['name', 'description']) {
    if (!fields.has(field)) return { error: `Missing required field in frontmatter: ${field}` }
  }
  const name = fields.get('name')
  const description = fields.get('description')
  if (typeof name !== 'string' || strip(name) === '') return { error: "Field 'name' must be a non-empty string" }
  if (typeof description !== 'string' || strip(description) === '') {
    return { error: "Field 'description' must be a non-empty string" }
  }
  const properties: Record<string, PythonValue> = {}
  for (const key of ['license', 'compatibility', 'allowed-tools', 'metadata']) {
    const value = fields.get(key)
    if (value !== undefined) properties[key] = value
  }
  return { properties: { name: strip(name), description: strip(description), ...properties } }
}
