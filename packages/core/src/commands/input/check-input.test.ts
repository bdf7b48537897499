import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInput } from './check-input.ts'

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

describe('checkInput', () => {
  it.each([
    [{ a: { type: 'string' } }, { a: 'x' }],
    [{ a: { type: ['string', 'null'] } }, { a: null }],
    [{ a: { type: 'integer', minimum: 1, maximum: 3, multipleOf: 1 } }, { a: 3 }],
    [{ a: { enum: ['x', 2, { deep: [1] }] } }, { a: { deep: [1] } }],
    [{ a: { anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'string' } }] } }, { a: ['x'] }],
    [{ a: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } } }, { a: ['x', 1, 2] }],
    [{ a: { type: 'object', additionalProperties: { type: 'number' } } }, { a: { any: 1 } }],
    [{ a: { type: 'string', pattern: '^[a-z]+$', minLength: 2, maxLength: 3 } }, { a: 'ab' }],
    [{}, { unknown: 1 }],
  ])('OMN-29 %j lets %j through', (properties, input) => {
    expect(checkInput(object(properties), input)).toEqual({ input, problems: [] })
  })

  it.each([
    [{ a: { type: 'string' } }, { a: 1 }, 'a must be text, not 1.'],
    [{ a: { type: 'integer' } }, { a: 1.5 }, 'a must be a whole number, not 1.5.'],
    [{ a: { type: 'array', items: { type: 'string' } } }, { a: ['x', 2] }, 'a[1] must be text, not 2.'],
    [{ a: { type: 'array', uniqueItems: true } }, { a: [1, 1] }, 'a must not have the same item twice.'],
    [{ a: object({ b: { type: 'boolean' } }) }, { a: { b: 'yes' } }, 'a.b must be true or false, not "yes".'],
    [{ a: { enum: ['read', 'write'] } }, { a: 'raed' }, 'a must be one of "read", "write". Perhaps "read" is meant.'],
    [{ a: { const: 1 } }, { a: 2 }, 'a must be 1.'],
    [{ a: { type: 'number', exclusiveMinimum: 0 } }, { a: 0 }, 'a must be more than 0.'],
    [{ a: { type: 'string', maxLength: 1 } }, { a: 'ab' }, 'a must have at most 1 characters.'],
    [{ a: { type: 'string', pattern: '^x' } }, { a: 'ab' }, 'a must match "^x".'],
    [{ a: { anyOf: [{ type: 'number' }, { type: 'null' }] } }, { a: 'x' }, 'a must be a number, not "x".'],
  ])('OMN-29 %j does not let %j through: %s', (properties, input, problem) => {
    expect(checkInput(object(properties), input).problems).toEqual([problem])
  })

  it('names what is missing, and what is not known with what was meant', () => {
    const schema = object({ message: { type: 'string' } }, { required: ['message'], additionalProperties: false })
    expect(checkInput(schema, {}).problems).toEqual(['message is missing.'])
    expect(checkInput(schema, { massage: 'x' }).problems).toEqual([
      'massage is not known. Perhaps message is meant.',
      'message is missing.',
    ])
    expect(checkInput(schema, 'text').problems).toEqual(['The input must be an object, not "text".'])
  })

  it('fills in defaults, deep ones too, and keeps what is given', () => {
    const schema = object({
      n: { type: 'number', default: 3 },
      o: object({ deep: { default: 'd' } }),
      m: { default: 1 },
    })
    expect(checkInput(schema, { o: {}, m: 2 }).input).toEqual({ o: { deep: 'd' }, m: 2, n: 3 })
  })

  it('follows references within the schema, and ends where they go round', () => {
    const schema = {
      ...object({ tree: { $ref: '#/$defs/node' } }),
      $defs: { node: object({ next: { $ref: '#/$defs/node' }, v: { type: 'number' } }) },
    }
    expect(checkInput(schema, { tree: { next: { v: 'x' } } }).problems).toEqual([
      'tree.next.v must be a number, not "x".',
    ])
    expect(checkInput({ $ref: '#' }, {}).problems).toEqual(['The input is nested too deeply.'])
  })

  it('nothing reaches the prototype', () => {
    const { input } = checkInput(object({}), JSON.parse('{"__proto__": {"polluted": true}}'))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.hasOwn(input, '__proto__')).toBe(true)
  })

  it('a hostile pattern takes a bounded time', () => {
    const pattern = object({ a: { type: 'string', pattern: '^(a+)+$' } })
    expect(checkInput(pattern, { a: `${'a'.repeat(5000)}!` }).problems).toHaveLength(1)
    const nested = Array.from({ length: 20 }).reduce<object>((inner) => ({ anyOf: [inner, inner] }), { type: 'null' })
    checkInput(object({ a: nested }), { a: 1 })
  })

  it('never throws, whatever schema and input are', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('type', 'properties', 'required', 'items', 'anyOf', 'enum', '$ref', 'pattern'),
          fc.jsonValue(),
        ),
        fc.jsonValue(),
        (schema, input) => {
          expect(checkInput(schema, input).problems).toBeDefined()
        },
      ),
    )
  })
})
