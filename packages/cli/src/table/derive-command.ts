import type { AnyOperation } from '@metier/operations'
import * as z from 'zod'
import type { CommandSpecification, OptionSpecification, PositionalSpecification } from './command-specification.ts'

/** The part of JSON Schema that inputs of operations use. */
interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: FieldSchema
  readonly default?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly placeholder?: string
  readonly otherwise?: string
}

interface InputSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

function kebabCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function scalarType(field: FieldSchema, where: string): OptionSpecification['type'] {
  if (field.type === 'boolean' || field.type === 'string') return field.type
  if (field.type === 'number' || field.type === 'integer') return 'number'
  throw new TypeError(`${where}: a command line cannot carry a ${field.type ?? 'value without a type'}.`)
}

function describedBy(field: FieldSchema, where: string): string {
  if (field.description === undefined) throw new TypeError(`${where}: every field of an input needs a description.`)
  return field.description
}

// zod states the range of safe integers on every integer; that is no bound anybody chose.
function chosenBound(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value
}

function minimumOf(field: FieldSchema): number | undefined {
  if (field.exclusiveMinimum !== undefined) return field.exclusiveMinimum + 1
  return chosenBound(field.minimum)
}

function deriveOption(
  key: string,
  field: FieldSchema,
  {
    where,
    short,
    required,
  }: { readonly where: string; readonly short: string | undefined; readonly required: boolean },
): OptionSpecification {
  const isList = field.type === 'array'
  const scalar = isList ? (field.items ?? {}) : field
  const { default: preset } = field
  const minimum = minimumOf(scalar)
  const maximum = chosenBound(scalar.maximum)
  const isPlain = typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean'
  return {
    key,
    flag: kebabCase(key),
    ...(short === undefined ? {} : { short }),
    type: scalarType(scalar, where),
    ...(isList ? { list: true } : {}),
    ...(scalar.enum === undefined ? {} : { choices: scalar.enum }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(isPlain ? { default: preset } : {}),
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    ...(required ? { required } : {}),
    summary: describedBy(field, where),
  }
}

function derivePositional(
  key: string,
  field: FieldSchema,
  { where, required }: { readonly where: string; readonly required: boolean },
): PositionalSpecification {
  const rest = field.type === 'array'
  const choices = rest ? field.items?.enum : field.enum
  return {
    key,
    placeholder: field.placeholder ?? kebabCase(key).toUpperCase(),
    summary: describedBy(field, where),
    required,
    rest,
    ...(choices === undefined ? {} : { choices }),
    ...(field.otherwise === undefined ? {} : { otherwise: field.otherwise }),
  }
}

/** The command that an operation is: its input's fields become options and positionals. */
export function deriveCommand(operation: AnyOperation): CommandSpecification {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of JSON Schema that are used here
  const schema = z.toJSONSchema(operation.input, { io: 'input' }) as InputSchema
  const fields = schema.properties ?? {}
  const positional = operation.positional ?? []
  const isRequired = (key: string): boolean => schema.required?.includes(key) ?? false
  const at = (key: string): string => `${operation.name}.${key}`
  return {
    name: operation.name,
    summary: operation.summary,
    group: operation.group,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    positionals: positional.map((key) => {
      const field = fields[key]
      if (field === undefined) throw new TypeError(`${at(key)}: a positional must be a field of the input.`)
      return derivePositional(key, field, { where: at(key), required: isRequired(key) })
    }),
    options: Object.entries(fields)
      .filter(([key]) => !positional.includes(key) && operation.programInput?.includes(key) !== true)
      .map(([key, field]) =>
        deriveOption(key, field, { where: at(key), short: operation.short?.[key], required: isRequired(key) }),
      ),
    ...(operation.verbatim === true && { verbatim: true }),
    examples: (operation.examples ?? []).map(({ command, explains }) => ({ command, explains })),
  }
}
