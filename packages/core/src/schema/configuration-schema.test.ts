import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presets } from '../dialects/presets.ts'
import { configurationKeys } from './configuration-keys.ts'
import { configurationJsonSchema, configurationSchema } from './configuration-schema.ts'

/** The nested form of one dotted path. */
function nested(path: string, value: unknown): unknown {
  return path
    .split('.')
    .reduceRight<unknown>((inner, segment) => ({ [segment === '*' ? 'some-skill' : segment]: inner }), value)
}

const rightValues = {
  boolean: true,
  integer: 20,
  text: 'text',
  texts: ['a', 'b'],
  paths: ['~/a'],
  hosts: ['api.example.com'],
  'text-map': { A: 'b' },
  choice: undefined,
  date: '2027-01-31',
  anything: [{ source: 'github:a/b' }],
} as const

describe('the schema of metier.yaml', () => {
  const schema = configurationSchema()

  it.each(configurationKeys.map((key) => [key.path, key] as const))('knows %s', (path, key) => {
    const right =
      key.kind === 'choice' ? key.choices?.[0] : key.kind === 'integer' ? (key.minimum ?? 20) : rightValues[key.kind]
    expect(schema.safeParse(nested(path, right)).success).toBe(true)
    expect(schema.safeParse(nested(path, key.default ?? right)).success).toBe(true)
    expect(schema.safeParse(nested(path, { wrong: [1] })).success).toBe(key.kind === 'anything')
  })

  it('knows nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const isKnown = configurationKeys.some(({ path }) => path.split('.')[0] === name)
        fc.pre(!isKnown && name !== '__proto__')
        expect(schema.safeParse({ [name]: 1 }).success).toBe(false)
      }),
    )
  })

  it('has a JSON Schema that describes each setting for an editor', () => {
    const text = JSON.stringify(configurationJsonSchema())
    for (const { description } of configurationKeys) expect(text).toContain(JSON.stringify(description).slice(1, -1))
  })
})

describe('the key table', () => {
  it('offers the presets there are', () => {
    const key = configurationKeys.find(({ path }) => path === 'preset')
    expect(key?.choices).toEqual(presets.map(({ id }) => id))
  })

  it('says what tightening is wherever it allows it', () => {
    const unsaid = configurationKeys.filter(
      ({ project, kind, strict }) =>
        project === 'tighten' && kind !== 'choice' && kind !== 'texts' && typeof strict !== 'boolean',
    )
    expect(unsaid).toEqual([])
  })

  it('lets no secret be set by a project that is not trusted', () => {
    const secrets = configurationKeys.filter(({ secret }) => secret)
    expect(secrets.length).toBeGreaterThan(0)
    expect(secrets.every(({ project }) => project === 'trusted')).toBe(true)
  })
})
