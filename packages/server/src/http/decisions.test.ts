import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'
import { issueAccessToken } from './issue-access-token.ts'

const tokenKey = new Uint8Array(32).fill(3)
const bearer = (scopes: ('read' | 'write' | 'execute')[], expires = Date.now() + 60_000, name = 'page') => {
  return { authorization: `Bearer ${issueAccessToken({ name, scopes, expires }, tokenKey)}` }
}

const running: StartedDaemon[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

async function start() {
  const started = await startTestDaemon(
    { 'project/.agents/skills/one/SKILL.md': '---\nname: one\ndescription: Does one. Use it.\n---\nOne.\n' },
    { tokenKey },
  )
  running.push(started)
  const plan = async () => {
    const answer = await started.post('/v1/plan-change', { change: 'disable', name: 'one' })
    return z.object({ plan: z.string() }).parse(await answer.json()).plan
  }
  const stateOf = async () => {
    const answer = await started.post('/v1/show', { name: 'one' })
    return z.object({ state: z.string() }).parse(await answer.json()).state
  }
  return { ...started, plan, stateOf }
}

describe("the user's own word over HTTP", () => {
  it('is looked at by anybody here, and given with a token that may write', async () => {
    const { post, plan, stateOf } = await start()
    const body = { change: 'disable', name: 'one', plan: await plan() }
    // whoever merely reaches the loopback address decides nothing.
    expect((await post('/v1/apply-change', body)).status).toBe(401)
    expect((await post('/v1/apply-change', body, bearer(['read']))).status).toBe(403)
    expect((await post('/v1/apply-change', body, bearer(['read', 'write'], Date.now() - 1))).status).toBe(401)
    expect((await post('/v1/apply-change', body, { authorization: 'Bearer metier_x.y' })).status).toBe(401)
    expect(await stateOf()).toBe('active')
    expect((await post('/v1/apply-change', body, bearer(['read', 'write']))).status).toBe(200)
    expect(await stateOf()).toBe('disabled')
  })

  it('counts for what was looked at and nothing else', async () => {
    const { post, plan, tree, stateOf } = await start()
    const shown = await plan()
    tree.write('project/metier.yaml', 'preset: default\n')
    const answer = await post(
      '/v1/apply-change',
      { change: 'disable', name: 'one', plan: shown },
      bearer(['read', 'write']),
    )
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: { code: 'plan-outdated' } })
    expect(await stateOf()).toBe('active')
  })

  it('is taken from no page of another origin, and in no form that such a page can send unasked', async () => {
    const { post, fetch, plan, stateOf } = await start()
    const body = { change: 'disable', name: 'one', plan: await plan() }
    const allowed = bearer(['read', 'write'])
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example']) {
      expect((await post('/v1/apply-change', body, { ...allowed, origin })).status).toBe(403)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const options = { method: 'POST', headers: { ...allowed, 'content-type': type }, body: JSON.stringify(body) }
      expect((await fetch('/v1/apply-change', options)).status).toBe(400)
    }
    expect(await stateOf()).toBe('active')
  })

  it('is the same over the WebSocket', async () => {
    const { connect, plan, stateOf } = await start()
    const message = {
      type: 'call',
      operation: 'apply-change',
      input: { change: 'disable', name: 'one', plan: await plan() },
    }
    expect(await (await connect()).ask(message)).toMatchObject({ type: 'error', error: { code: 'unauthorized' } })
    const reader = await connect({ headers: bearer(['read']) })
    expect(await reader.ask(message)).toMatchObject({ type: 'error', error: { code: 'refused' } })
    expect(await stateOf()).toBe('active')
    const writer = await connect({ headers: bearer(['read', 'write']) })
    expect(await writer.ask(message)).toMatchObject({ type: 'result', output: { state: 'disabled' } })
  })

  it('and a token by the name of `local` is a token like any other', async () => {
    const { post } = await start()
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'skill-execute', arguments: { name: 'one' } },
    }
    const headers = { accept: 'application/json, text/event-stream', ...bearer(['read'], undefined, 'local') }
    expect(await (await post('/mcp', call, headers)).text()).toContain('does not allow to execute')
  })
})

describe('where a token is demanded', () => {
  it('the page itself is served, because a browser has none to send for it, and nothing else is', async () => {
    const started = await startTestDaemon({}, { tokenKey, requireToken: true })
    running.push(started)
    started.tree.write('page/index.html', '<!doctype html>')
    expect((await started.fetch('/')).status).toBe(200)
    for (const path of ['/v1/events', '/metrics', '/openapi.json', '/nothing']) {
      expect((await started.fetch(path)).status).toBe(401)
    }
    expect((await started.fetch('/', { method: 'POST' })).status).toBe(401)
  })
})
