import { createFakeContext } from '../fake-context.case.ts'
import { describe, expect, it } from 'vitest'
import { PreparedAnswer } from './prepared-answer.ts'
import { preparedList } from './prepared-list.ts'

const viewOfOne = () => createFakeContext([{ name: 'one' }]).catalog.view()

describe('what many ask for', () => {
  it('is made once for each view and kind, also for those who ask at the same time', async () => {
    const view = viewOfOne()
    let made = 0
    const make = async () => ({ made: (made += 1) })
    const [first, second] = await Promise.all([preparedList(view, 'a', make), preparedList(view, 'a', make)])
    expect([first.json, second.json]).toEqual(['{"made":1}', '{"made":1}'])
    expect((await preparedList(view, 'b', make)).json).toBe('{"made":2}')
    expect((await preparedList(viewOfOne(), 'a', make)).json).toBe('{"made":3}')
  })

  it('is made again after it failed', async () => {
    const view = viewOfOne()
    await expect(preparedList(view, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await preparedList(view, 'a', async () => ({ well: true }))).json).toBe('{"well":true}')
  })

  it('has a text at its end that was written out before', () => {
    const json = JSON.stringify('é"}')
    expect(new PreparedAnswer({ a: 1 }, { name: 'text', json }).json).toBe(JSON.stringify({ a: 1, text: 'é"}' }))
    expect(new PreparedAnswer({}, { name: 'text', json }).withHead({ id: 1 })).toBe(
      JSON.stringify({ id: 1, text: 'é"}' }),
    )
  })

  it.each([
    [
      { type: 'a', id: 1 },
      { x: [1], y: 'é"}' },
    ],
    [{ type: 'a' }, {}],
    [{}, { x: 1 }],
    [{}, {}],
  ])('is written behind %j as if it were one object', (head, members) => {
    expect(new PreparedAnswer(members).withHead(head)).toBe(JSON.stringify({ ...head, ...members }))
  })
})
