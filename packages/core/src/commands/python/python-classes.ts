import type { JsonSchema } from '../json-schema.ts'
import type { PythonLine, PythonToken } from './python-token.ts'
import { readPythonType, type PythonTypes } from './read-python-type.ts'
import { readPythonValue, type PythonNames } from './read-python-value.ts'

/** How deep classes may refer to each other, or to themselves. */
const deepest = 8

interface PythonClass {
  readonly bases: readonly string[]
  readonly fields: readonly (readonly PythonToken[])[]
}

/** The classes of a file that describe data: enumerations, and classes with typed fields. */
export function pythonClasses(lines: readonly PythonLine[], names: PythonNames): PythonTypes {
  const classes = collect(lines)
  const aliases = collectAliases(lines)
  const types: PythonTypes = {
    names,
    classSchema(name, depth) {
      if (depth > deepest) return undefined
      const found = classes.get(name)
      if (found !== undefined) return schemaOf(found, types, depth)
      const alias = aliases.get(name)
      return alias === undefined ? undefined : readPythonType(alias, types, depth + 1)
    },
  }
  return types
}

function collect(lines: readonly PythonLine[]): ReadonlyMap<string, PythonClass> {
  const classes = new Map<string, PythonClass>()
  for (const [index, { indent, tokens }] of lines.entries()) {
    const [keyword, name] = tokens
    if (indent !== 0 || keyword?.text !== 'class' || name === undefined) continue
    const colon = tokens.findLastIndex(({ text }) => text === ':')
    const bases = tokens.slice(2, colon).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))
    const fields: (readonly PythonToken[])[] = []
    let fieldIndent: number | undefined
    for (let at = index + 1; at < lines.length; at += 1) {
      const line = lines[at]
      if (line === undefined || line.indent === 0) break
      fieldIndent ??= line.indent
      if (line.indent === fieldIndent) fields.push(line.tokens)
    }
    classes.set(name.text, { bases, fields })
  }
  return classes
}

/** `Mode = Literal['a', 'b']`, with or without `type` before it or `: TypeAlias` behind the name. */
function collectAliases(lines: readonly PythonLine[]): ReadonlyMap<string, readonly PythonToken[]> {
  const aliases = new Map<string, readonly PythonToken[]>()
  for (const { indent, tokens } of lines) {
    const start = tokens[0]?.text === 'type' && tokens[1]?.kind === 'name' ? 1 : 0
    const name = tokens[start]
    const equals = tokens.findIndex(({ kind, text }) => kind === 'operator' && text === '=')
    const isAlias = equals === start + 1 || tokens[start + 1]?.text === ':'
    if (indent === 0 && name?.kind === 'name' && equals !== -1 && isAlias)
      aliases.set(name.text, tokens.slice(equals + 1))
  }
  return aliases
}

function schemaOf({ bases, fields }: PythonClass, types: PythonTypes, depth: number): JsonSchema {
  if (bases.some((base) => /(?:Enum|Flag)$/.test(base))) return enumeration(fields, types)
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const optionalByDefault = bases.includes('TypedDict') && isPartial(bases)
  for (const field of fields) {
    const [name, colon] = field
    if (name?.kind !== 'name' || colon?.text !== ':') continue
    const equals = field.findIndex(({ kind, text }) => kind === 'operator' && text === '=')
    const type = field.slice(2, equals === -1 ? undefined : equals)
    properties[name.text] = readPythonType(type, types, depth + 1)
    if (equals === -1 && !optionalByDefault && type[0]?.text !== 'NotRequired') required.push(name.text)
  }
  if (Object.keys(properties).length === 0) return { type: 'object' }
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

/** `class A(TypedDict, total=False)`: the words between its brackets. */
function isPartial(bases: readonly string[]): boolean {
  return bases.includes('total') && bases.includes('False')
}

function enumeration(fields: PythonClass['fields'], { names }: PythonTypes): JsonSchema {
  const values = fields.flatMap((field) => {
    const [name, equals, ...rest] = field
    const value = name?.kind === 'name' && equals?.text === '=' ? readPythonValue(rest, names) : undefined
    return value?.kind === 'literal' ? [value.value] : []
  })
  return values.length > 0 ? { enum: values } : {}
}
