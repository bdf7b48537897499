import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

const files = {
  'project/.agents/skills/one/SKILL.md':
    '---\nname: one\ndescription: Does one. Use when asked.\n---\n\nBody of one.\n',
}
const running: StartedDaemon[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

const media = z.object({ schema: z.record(z.string(), z.unknown()).optional() })
const response = z.union([z.object({ $ref: z.string() }), z.object({ content: z.record(z.string(), media) })])
const method = z.object({ responses: z.record(z.string(), response) })
const openApi = z.object({
  paths: z.record(z.string(), z.object({ get: method, post: method, delete: method }).partial()),
  components: z.object({
    schemas: z.object({ Error: z.record(z.string(), z.unknown()) }),
    responses: z.object({ Failed: z.object({ content: z.record(z.string(), media) }) }),
  }),
})

async function start() {
  const started = await startTestDaemon(files)
  running.push(started)
  return { ...started, document: openApi.parse(await (await started.fetch('/openapi.json')).json()) }
}

const conversation = '/v1/conversations/{id}'

describe('what OpenAPI says of a route', () => {
  it.each([
    ['get', '/health', '/health', undefined, 200],
    ['get', '/ready', '/ready', undefined, 200],
    ['get', '/metrics', '/metrics', undefined, 200],
    ['post', '/v1/show', '/v1/show', { name: 'one' }, 200],
    ['post', '/v1/show', '/v1/show', { name: 'nope' }, 404],
    ['post', '/v1/find', '/v1/find', { query: 'one' }, 400],
    ['post', '/v1/find', '/v1/find', { query: ['one'] }, 200],
    ['post', `${conversation}/activate`, '/v1/conversations/a/activate', { name: 'one' }, 200],
    ['post', `${conversation}/activate`, '/v1/conversations/a/activate', { name: 'nope' }, 404],
    ['post', `${conversation}/activate`, '/v1/conversations/a/activate', {}, 400],
    ['post', `${conversation}/activate`, '/v1/conversations/a%2Fb/activate', { name: 'one' }, 400],
    ['post', `${conversation}/reattach`, '/v1/conversations/a/reattach', {}, 200],
    ['post', `${conversation}/reattach`, '/v1/conversations/a/reattach', { total: 'all' }, 400],
    ['post', `${conversation}/reattach`, '/v1/conversations/a/reattach', { perSkill: -1 }, 400],
    ['get', conversation, '/v1/conversations/a', undefined, 200],
    ['get', conversation, '/v1/conversations/a%20b', undefined, 400],
    ['delete', conversation, '/v1/conversations/a', undefined, 200],
  ] as const)('%s %s holds for what %s with %j is answered: %i', async (verb, route, path, body, status) => {
    const { fetch, document } = await start()
    const headers = { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    const answer = await fetch(path, { method: verb.toUpperCase(), ...sent })
    expect(answer.status).toBe(status)
    const described = document.paths[route]?.[verb]?.responses[status]
    const failed = described !== undefined && '$ref' in described
    expect(failed).toBe(status >= 400)
    const contents = failed ? document.components.responses.Failed.content : described?.content
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    expect(Object.keys(contents ?? {})).toEqual([type])
    if (type !== 'application/json') return
    const schema = failed ? document.components.schemas.Error : contents?.[type]?.schema
    expect(schema).toBeDefined()
    z.fromJSONSchema(schema ?? {}).parse(await answer.json())
  })

  it('is what the page on HTTP shows', async () => {
    const page = readFileSync(new URL('../../../../docs/http.md', import.meta.url), 'utf8')
    const shown = [...page.matchAll(/^curl \S+ http:\/\/[\d.:]+(\/v1\/\S+) .* -d '(.*)'$/gmu)]
    expect(shown).not.toEqual([])
    const { fetch } = await start()
    for (const [, path = '', body = ''] of shown) {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect([body, answer.status]).toEqual([body, 200])
    }
  })

  it('says of every route that a foreign page is refused', async () => {
    const { document } = await start()
    const methods = Object.values(document.paths).flatMap((path) => [path.get, path.post, path.delete])
    const untold = methods.filter((each) => each !== undefined && !('403' in each.responses))
    expect(untold).toEqual([])
  })
})
