import { describe, expect, it } from 'vitest'
import { inputFromWords } from './input-from-words.ts'

const schema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    count: { type: 'integer' },
    dry_run: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    level: { enum: [1, 2] },
    any: {},
  },
  required: ['message'],
}

describe('inputFromWords', () => {
  it.each([
    [['--message', 'a b'], { message: 'a b' }],
    [['--message=--x', '--count', '3'], { message: '--x', count: 3 }],
    [['--message', '--dashes', '--dry-run'], { message: '--dashes', dry_run: true }],
    [['--dryRun', 'false', '--message', '12'], { dry_run: false, message: '12' }],
    [['--no-dry-run'], { dry_run: false }],
    [['--tags', 'a', '--tags', '5'], { tags: ['a', '5'] }],
    [['--tags', '["a", "b"]'], { tags: ['a', 'b'] }],
    [['hello'], { message: 'hello' }],
    [['hello', '2'], { message: 'hello', count: 2 }],
    [['--', '--hello'], { message: '--hello' }],
    [['--level', '2'], { level: 2 }],
    [['--any', '{"a": 1}'], { any: { a: 1 } }],
    [['{"message": "m", "count": 1}'], { message: 'm', count: 1 }],
    [[], {}],
  ])('%j is %j', (words, input) => {
    expect(inputFromWords(words, schema)).toEqual({ input, problems: [] })
  })

  it.each([
    [['{"message": '], 'The input is not a JSON object, such as {"message": "text"}.'],
    [['--count'], '--count needs a value.'],
    [['--mesage=x'], '--mesage is not known. Perhaps --message is meant.'],
  ])('%j is refused: %s', (words, problem) => {
    expect(inputFromWords(words, schema).problems).toEqual([problem])
  })

  it('a word too many is said, not dropped; without a schema flags are true', () => {
    const one = { type: 'object', properties: { a: { type: 'string' } } }
    expect(inputFromWords(['x', 'y'], one).problems).toEqual(['"y" is one word too many.'])
    expect(inputFromWords(['--verbose'], undefined).input).toEqual({ verbose: true })
  })
})
