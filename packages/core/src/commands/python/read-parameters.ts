import type { JsonSchema } from '../json-schema.ts'
import type { PythonToken } from './python-token.ts'
import { readPythonType, type PythonTypes } from './read-python-type.ts'
import { readPythonValue } from './read-python-value.ts'
import { splitArguments } from './split-arguments.ts'

export interface ReadParametersOptions {
  readonly types: PythonTypes
  /** From the docstring, by name. */
  readonly descriptions: ReadonlyMap<string, string>
}

/** The parameters of a function as the JSON Schema of an object (OMN-29). */
export function readParameters(tokens: readonly PythonToken[], options: ReadParametersOptions): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  let open = false
  for (const part of splitArguments(tokens)) {
    const [first] = part
    if (first?.text === '**') open = true
    // The star and the slash on their own, and a list of any length, take nothing by name.
    if (first?.kind !== 'name') continue
    const { schema, isRequired } = readParameter(part, options)
    properties[first.text] = schema
    if (isRequired) required.push(first.text)
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: open,
  }
}

function readParameter(part: readonly PythonToken[], { types, descriptions }: ReadParametersOptions) {
  const equals = topLevelEquals(part)
  const type = part[1]?.text === ':' ? part.slice(2, equals === -1 ? undefined : equals) : []
  const description = descriptions.get(part[0]?.text ?? '') ?? ''
  const preset = equals === -1 ? undefined : readPythonValue(part.slice(equals + 1), types.names)
  const schema: Record<string, unknown> = { ...readPythonType(type, types) }
  if (description !== '') schema['description'] = description
  // `None` mostly stands for "not given", whatever the hint says.
  if (preset?.kind === 'literal' && preset.value !== null) schema['default'] = preset.value
  return { schema, isRequired: equals === -1 }
}

function topLevelEquals(part: readonly PythonToken[]): number {
  let depth = 0
  for (const [index, { kind, text }] of part.entries()) {
    if (kind !== 'operator') continue
    if ('([{'.includes(text)) depth += 1
    else if (')]}'.includes(text)) depth -= 1
    else if (text === '=' && depth === 0) return index
  }
  return -1
}
