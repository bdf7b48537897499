import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { connectClient, eras, type Connected } from '../connect-client.case.ts'
import { wrongParameters } from './wrong-parameters.ts'

const open: Connected[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ client }) => client.close()))
})

describe.each(eras)('parameters of the wrong shape, in the %s era', (era) => {
  it.each([
    ['resources/read', {}, 'params.uri'],
    ['resources/read', { uri: { a: 1 } }, 'params.uri'],
    ['resources/list', { cursor: 5 }, 'params.cursor'],
    ['prompts/get', {}, 'params.name'],
    ['prompts/get', { name: 'one', arguments: { who: { a: 1 } } }, 'params.arguments.who'],
    ['completion/complete', { ref: { type: 'bogus' }, argument: { name: 'a', value: '' } }, 'params.ref'],
  ])('%s with %j is the fault of who asked, and is told where it lies', async (method, params, where) => {
    const connected = await connectClient(era, [{ name: 'one' }])
    open.push(connected)
    const refused: unknown = await connected.client.request({ method, params }, z.object({})).catch((error) => error)
    expect(refused).toMatchObject({ code: -32_602, message: expect.stringContaining(`${method}: ${where}: `) })
    expect(refused).toMatchObject({ message: expect.not.stringContaining('\n') })
  })
})

describe('what is no finding of a schema', () => {
  it.each([
    new Error('it broke'),
    new TypeError('[{"path":[],"message":"x"}]'),
    new Error('{"a":1}'),
    'text',
    undefined,
  ])('stays what it is: %s', (error) => expect(wrongParameters('resources/read', error)).toBeUndefined())
})
