import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { NameTable } from './name-table.ts'

const text = (shape: string) => flowValue({ shape })

function tableOf(given: Readonly<Record<string, string>>): NameTable {
  const table = new NameTable()
  for (const [name, shape] of Object.entries(given)) table.set(name, text(shape))
  return table
}

const held = ({ values }: NameTable) => Object.fromEntries([...values].map(([name, { shape }]) => [name, shape]))

it('gives a call names of its own, and takes them away again', () => {
  const table = tableOf({ body: 'outside', url: 'outside' })
  const own = new Set(['body', 'head'])
  table.enter(own)
  expect(held(table)).toEqual({ url: 'outside' })
  expect([table.isShadowed('body'), table.isShadowed('head')]).toEqual([true, false])
  for (const name of ['body', 'head', 'head.key', 'url', 'more']) table.set(name, text('inside'))
  table.leave(own)
  expect(held(table)).toEqual({ body: 'outside', url: 'inside', more: 'inside' })
})

it('gives a function inside of another what is the other’s, and back what it did to it', () => {
  const table = tableOf({ kept: 'outside' })
  table.enter(new Set(['kept']))
  table.set('kept', text('of the outer'))
  table.enter(new Set(['own']))
  expect(held(table)).toEqual({ kept: 'of the outer' })
  table.set('kept', text('of the inner'))
  table.leave(new Set(['own']))
  expect(held(table)).toEqual({ kept: 'of the inner' })
  table.leave(new Set(['kept']))
  expect(held(table)).toEqual({ kept: 'outside' })
})
