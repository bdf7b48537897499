import { expect, it, vi } from 'vitest'
import { tellOfEnd } from './tell-of-end.ts'

const streamOf = (source: UnderlyingDefaultSource<Uint8Array>) => new ReadableStream<Uint8Array>(source)

it('tells of a body that was read to the end, and changes nothing of it', async () => {
  const onEnd = vi.fn<() => void>()
  const response = tellOfEnd(new Response('all of it', { status: 203, headers: { 'x-kept': '1' } }), onEnd)
  expect(onEnd).not.toHaveBeenCalled()
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([203, '1', 'all of it'])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('tells of one that was given up, and gives it up', async () => {
  const [onEnd, cancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const response = tellOfEnd(new Response(streamOf({ cancel })), onEnd)
  await response.body?.cancel('gone')
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(cancel).toHaveBeenCalledWith('gone')
})

it('tells of one that broke, and of none', async () => {
  const onEnd = vi.fn<() => void>()
  const broken = streamOf({ pull: (controller) => controller.error(new Error('broken')) })
  await expect(tellOfEnd(new Response(broken), onEnd).text()).rejects.toThrow('broken')
  tellOfEnd(new Response(null, { status: 204 }), onEnd)
  expect(onEnd).toHaveBeenCalledTimes(2)
})
