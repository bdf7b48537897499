import { afterEach, expect, it } from 'vitest'
import { openModelService, type ModelServiceOptions } from './open-model-service.ts'
import { serveAnswers, type Answer, type AnsweringServer } from './serve-answers.case.ts'

const open = (options: ModelServiceOptions) =>
  openModelService(options, { path: 'things', setting: 'a.b.url', longestAnswer: 1000, next: 'Look at it.' })

const servers: AnsweringServer[] = []
afterEach(() => {
  for (const { close } of servers.splice(0)) close()
})

async function serve(answers: Readonly<Record<string, Answer>>): Promise<AnsweringServer> {
  const server = await serveAnswers(answers)
  servers.push(server)
  return server
}

it('posts JSON with the key, and gives what JSON is answered', async () => {
  let seen: readonly unknown[] = []
  const { url } = await serve({
    '/v1/things': ({ method, headers }, body) => {
      seen = [method, headers.authorization, body]
      return { body: '{"a":[1]}' }
    },
  })
  expect(await open({ url: `${url}/v1`, apiKey: 'k' }).ask({ model: 'm' })).toEqual({ a: [1] })
  expect(seen).toEqual(['POST', 'Bearer k', '{"model":"m"}'])
})

it('goes through the proxy of the environment', async () => {
  const proxy = await serve({ 'http://service.test/v1/things': '{"by":"proxy"}' })
  const host = { environment: { http_proxy: proxy.url } }
  expect(await open({ url: 'http://service.test/v1', host }).ask({})).toEqual({ by: 'proxy' })
})

it('asks nobody but this machine where the network is switched off', async () => {
  const { url } = await serve({ '/things': '1' })
  const host = { environment: { METIER_OFFLINE: '1' } }
  expect(await open({ url, host }).ask({})).toBe(1)
  await expect(open({ url: 'https://service.test', host }).ask({})).rejects.toMatchObject({
    code: 'fetch-failed',
    message: expect.stringContaining('METIER_OFFLINE'),
    next: 'Look at it.',
  })
})

it('sends no key in plain sight to another machine, and needs none there', () => {
  expect(() => open({ url: 'http://service.test/v1', apiKey: 'secret' })).toThrow(
    expect.objectContaining({ code: 'invalid-config', message: expect.not.stringContaining('secret') }),
  )
  expect(open({ url: 'http://service.test/v1' }).address.href).toBe('http://service.test/v1/things')
})

it('says why nobody answered', async () => {
  await expect(open({ url: 'http://127.0.0.1:9' }).ask({})).rejects.toThrow(/gave no answer: (?!fetch failed)/)
})

it('waits no longer than it is told to', async () => {
  const { url } = await serve({ '/things': () => ({ headers: { 'content-length': '5' }, body: '' }) })
  await expect(open({ url, timeoutMs: 50 }).ask({})).rejects.toMatchObject({ code: 'fetch-failed' })
})
