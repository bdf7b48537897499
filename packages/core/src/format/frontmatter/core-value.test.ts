import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { coreValue } from './core-value.ts'

describe('coreValue', () => {
  const words = '~ null Null NULL nULL true True TRUE tRUE false False FALSE yes no on'
  const numbers =
    '0 -0 +1 007 0o17 0O17 0x1F 0xZ 1.0 .5 5. -1.5e3 1e3 1e e3 +.5 . + .inf -.INF +.Inf .iNF .nan .NaN .NAN .Nan'
  const neither = '1_000 1:30 2026-01-02 1.2.3 v1'

  it.each(['', ...words.split(' '), ...numbers.split(' '), ...neither.split(' ')])(
    'reads %j as the library does',
    (source) => {
      expect(coreValue(source)).toEqual(parse(source, { schema: 'core' }))
    },
  )
})
