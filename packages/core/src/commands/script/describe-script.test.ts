import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeScript } from './describe-script.ts'

const inputOf = (input: string, before = ''): unknown =>
  describeScript(
    `import { z } from 'zod'\nimport { defineCommand } from 'metier'\n${before}\nexport default defineCommand({ name: 'x', input: ${input}, run: () => '' })`,
  ).commands[0]?.input

const typeOf = (type: string, before = ''): unknown =>
  describeScript(
    `${before}\nexport const x = defineCommand({ run: async (input: ${type}, { log }: Context) => log(input) })`,
  ).commands[0]?.input

describe('describeScript', () => {
  it('OMN-25 OMN-27 reads names, categories and descriptions of every exported command', () => {
    const { commands, diagnostics, dynamic } = describeScript(`
import { defineCommand as define } from "metier"
import { execFileSync } from 'node:child_process'
const WORDS = 'Show ' + \`the tree\`
export const status = define({ name: 'status', category: 'read', description: WORDS, run: () => 'clean', })
const commit = define({
  name: "commit", // a comment, with 'quotes
  category: 'write',
  description: 'Commits',
  annotations: { destructiveHint: false, title: 'Commit', other: true },
  cache: 1_500, retries: 2,
  async run({ message }: { message: string }) { return /[/}'"]/.test(message) ? \`a \${\`b\${1}\`} }\` : message },
})
const hidden = define({ name: 'hidden', run() {} })
export { commit as other }
`)
    expect({ diagnostics, dynamic }).toEqual({ diagnostics: [], dynamic: false })
    expect(commands).toMatchObject([
      { name: 'status', category: 'read', description: 'Show the tree', symbol: 'status', annotations: {} },
      {
        name: 'commit',
        category: 'write',
        annotations: { destructiveHint: false, title: 'Commit' },
        cacheMs: 1500,
        retries: 2,
        input: { properties: { message: { type: 'string' } }, required: ['message'], additionalProperties: false },
      },
    ])
    expect(commands[1]?.annotations).not.toHaveProperty('other')
  })

  it.each([
    ['z.object({})', { type: 'object', properties: {} }],
    [
      "z.object({ a: z.string().min(2).describe('Who'), n: z.number().int().min(1).max(5).default(3), b: z.boolean().optional() })",
      {
        type: 'object',
        properties: {
          a: { type: 'string', minLength: 2, description: 'Who' },
          n: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
          b: { type: 'boolean' },
        },
        required: ['a'],
      },
    ],
    [
      "z.strictObject({ e: z.enum(['a', 'b']), l: z.array(z.string()).max(3), u: z.union([z.string(), z.number()]), k: z.literal('k') })",
      {
        type: 'object',
        properties: {
          e: { enum: ['a', 'b'] },
          l: { type: 'array', items: { type: 'string' }, maxItems: 3 },
          u: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          k: { const: 'k' },
        },
        required: ['e', 'l', 'u', 'k'],
        additionalProperties: false,
      },
    ],
    ['shape', { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }],
    [
      "{ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } as const",
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    ['makeSchema()', undefined],
  ])('reads the schema %s', (input, schema) => {
    expect(inputOf(input, 'const shape = z.object({ a: z.string() })')).toEqual(schema)
  })

  it.each([
    [
      '{ a: string; b?: number }',
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] },
    ],
    [
      "{ a: 'x' | 'y', b: readonly string[] }",
      {
        type: 'object',
        properties: { a: { enum: ['x', 'y'] }, b: { type: 'array', items: { type: 'string' } } },
        required: ['a', 'b'],
      },
    ],
    [
      '{ a: string | null; b?: boolean | undefined }',
      { type: 'object', properties: { a: { type: ['string', 'null'] }, b: { type: 'boolean' } }, required: ['a'] },
    ],
    [
      'Options',
      {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Where to look.' },
          deep: { type: 'object', additionalProperties: { type: 'number' } },
        },
        required: ['path'],
      },
    ],
    [
      'Partial<Options>',
      {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Where to look.' },
          deep: { type: 'object', additionalProperties: { type: 'number' } },
        },
      },
    ],
    [
      'Base & { b: Array<Array<number>> }',
      {
        type: 'object',
        properties: {
          a: { type: 'string' },
          b: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
        },
        required: ['a', 'b'],
      },
    ],
    ['Missing', { type: 'object' }],
  ])('OMN-29 reads the type %s of the parameter', (type, schema) => {
    const before = `export interface Options {
  /** Where to look. */
  path: string
  deep?: Record<string, number>
}
type Base = { a: string }
`
    const closed = 'properties' in schema && { additionalProperties: false }
    expect(typeOf(type, before)).toEqual({ ...schema, ...closed })
  })

  it('a command without a parameter takes nothing, one without types anything', () => {
    expect(describeScript('export default defineCommand({ name: "a", run: () => 1 })').commands[0]?.input).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: false,
    })
    expect(describeScript('export default defineCommand({ name: "a", run: (input) => 1 })').commands[0]?.input).toEqual(
      {
        type: 'object',
      },
    )
  })

  it('takes lists and records of commands as the default export', () => {
    const source =
      'const a = defineCommand({ name: "a", run() {} })\nexport default [a, defineCommand({ name: "b", run() {} })]'
    expect(describeScript(source).commands.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(describeScript('export default { one: defineCommand({ run() {} }) }').commands).toMatchObject([
      { name: 'one' },
    ])
  })

  it.each([
    'export default make()',
    'export * from "./more.ts"',
    'export const a = defineCommand({ name: prefix + "a", run() {} })',
    'export const a = defineCommand(options)',
  ])('says that only running would tell: %s', (source) => {
    expect(describeScript(source)).toMatchObject({ commands: [], dynamic: true })
  })

  it('a broken end hides nothing before it', () => {
    const found = describeScript(
      'export const a = defineCommand({ name: "a", run() {} })\n\nexport const b = defineCommand({',
    )
    expect(found.commands.map(({ name }) => name)).toEqual(['a'])
    expect(found.diagnostics).toMatchObject([
      { code: 'command-syntax', severity: 'error', range: { start: { line: 3 } } },
    ])
  })

  it('never throws and takes a bounded time, whatever it is given', () => {
    const pieces = [
      'defineCommand(',
      'export default ',
      'export const a = ',
      'z.object(',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '`',
      '${',
      '/',
      '"',
      "'",
      '<',
      '>',
      '=>',
      '|',
      '&',
      ',',
      ';',
      '\n',
      ' ',
      'name:',
      'a',
      '/*',
      '*/',
      '\\',
      'as const',
      'type A = ',
      'interface B {',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => {
        expect(describeScript(parts.join('')).commands).toBeDefined()
      }),
    )
    for (const piece of [
      ...pieces,
      'type A = A[];\n',
      'a.b',
      '=/[',
      '`${',
      'z.array(',
      'a: A<',
      'a|',
      'export const a = z\n',
      '/**',
    ]) {
      describeScript(`export default defineCommand({ name: 'x', input: ${piece.repeat(20_000)}`)
      describeScript(`export default defineCommand({ name: 'x', run: (a: ${piece.repeat(20_000)}) => 1 })`)
      describeScript(piece.repeat(20_000))
    }
  })
})
