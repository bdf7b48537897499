import { registry } from '@metier/operations'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { issueAccessToken } from './issue-access-token.ts'
import { DaemonRecords } from './daemon-records.ts'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

const files = {
  'project/.agents/skills/one/SKILL.md':
    '---\nname: one\ndescription: Does one. Use when asked.\n---\n\nBody of one.\n',
}
const running: StartedDaemon[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

async function start(options?: Parameters<typeof startTestDaemon>[1]) {
  const started = await startTestDaemon(files, options)
  running.push(started)
  return started
}

const tokenKey = new Uint8Array(32).fill(3)
const bearer = (scopes: readonly ('read' | 'write' | 'execute')[], expires = Date.now() + 60_000) => ({
  authorization: `Bearer ${issueAccessToken({ name: 'test', scopes, expires }, tokenKey)}`,
})

describe('the daemon', () => {
  it('describes in OpenAPI what it offers, no more and no less', async () => {
    const { fetch } = await start()
    const document: unknown = await (await fetch('/openapi.json')).json()
    expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/v1/list': { post: { 'x-effects': ['read'] } } } })
    const { paths } = z.looseObject({ paths: z.record(z.string(), z.unknown()) }).parse(document)
    const offered: string[] = []
    for (const [name, load] of Object.entries(registry)) {
      if ((await load()).surfaces.includes('http')) offered.push(`/v1/${name.replaceAll(' ', '/')}`)
    }
    const described = Object.keys(paths).filter((path) => path.startsWith('/v1/') && !/conversations|events/.test(path))
    expect(described.toSorted()).toEqual(offered.toSorted())
    expect(JSON.stringify(document)).not.toContain('$schema')
  })

  it('answers an operation as its description says', async () => {
    const { post } = await start()
    expect(await (await post('/v1/list', {})).json()).toMatchObject({
      schema: 'metier.list/1',
      skills: expect.arrayContaining([expect.objectContaining({ name: 'one' })]),
    })
  })

  it('lives, is ready, and is ready no more once it stops', async () => {
    const { fetch, daemon } = await start()
    expect(await (await fetch('/health')).json()).toMatchObject({ status: 'ok', instance: daemon.instance })
    expect(await (await fetch('/ready')).json()).toMatchObject({ status: 'ready' })
    await daemon.close()
    await expect(fetch('/ready')).rejects.toThrow('fetch failed')
  })

  it('WUN-85 has its skills from the start, and counts what it does', async () => {
    const { fetch, post } = await start()
    await post('/v1/list', {})
    const text = await (await fetch('/metrics')).text()
    expect(text).toContain('metier_http_requests_total{method="POST",route="/v1/list",status="200"} 1')
    expect(text).toMatch(/metier_skills\{state="active"\} [1-9]/)
  })

  it('keeps connections for clients that ask every now and then', async () => {
    const { fetch } = await start()
    expect((await fetch('/health')).headers.get('keep-alive')).toBe('timeout=65')
  })

  it('has a plain page with its address, and nothing from elsewhere in it', async () => {
    const { fetch, daemon } = await start()
    const page = await fetch('/')
    expect(await page.text()).toContain(daemon.url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('serves the files of a page that is there, and no other file', async () => {
    const { tree, stop } = await start()
    tree.write('page/index.html', '<!doctype html><title>x</title>')
    tree.write('page/app.js', 'export {}')
    tree.write('page/notes.txt', 'not a page')
    const { fetch } = await start({ page: tree.at('page') })
    expect((await fetch('/')).headers.get('content-type')).toContain('text/html')
    expect((await fetch('/app.js')).headers.get('content-type')).toContain('javascript')
    for (const path of ['/notes.txt', '/../metier.yaml', '/%2e%2e/metier.yaml', '/app.js/', '//app.js', '/nope']) {
      expect((await fetch(path)).status).toBe(404)
    }
    await stop()
    running.shift()
  })

  it('remembers what a conversation has, WUN-91', async () => {
    const { post, fetch } = await start()
    const activate = async (body: object) =>
      z.unknown().parse(await (await post('/v1/conversations/c-1/activate', body)).json())
    expect(await activate({ name: 'one' })).toMatchObject({
      text: expect.stringContaining('Body of one.'),
      active: ['one'],
    })
    expect(await activate({ name: 'one' })).toMatchObject({ text: expect.not.stringContaining('Body of one.') })
    expect(await (await post('/v1/conversations/c-1/reattach', {})).json()).toMatchObject({
      text: expect.stringContaining('Body of one.'),
    })
    expect(await (await fetch('/v1/conversations/c-1', { method: 'DELETE' })).json()).toMatchObject({ ended: true })
    expect(await activate({ name: 'one' })).toMatchObject({ text: expect.stringContaining('Body of one.') })
    expect((await post('/v1/conversations/a%2Fb/activate', { name: 'one' })).status).toBe(400)
    expect((await post('/v1/conversations/c-1/activate', { name: 7 })).status).toBe(400)
  })

  it('demands a token where it was told to, and takes it for what it allows', async () => {
    const { post, fetch } = await start({ requireToken: true, tokenKey })
    expect((await fetch('/health')).status).toBe(200)
    expect((await post('/v1/list', {})).status).toBe(401)
    expect((await post('/mcp', {})).status).toBe(401)
    expect((await post('/v1/list', {}, bearer(['read'], 1))).status).toBe(401)
    expect((await post('/v1/list', {}, bearer(['execute']))).status).toBe(403)
    expect((await post('/mcp', {}, bearer(['write']))).status).toBe(403)
    expect((await post('/v1/list', {}, bearer(['read']))).status).toBe(200)
    expect((await fetch('/metrics', { headers: bearer([]) })).status).toBe(403)
  })

  it('tells a caller that asks too often when to come back', async () => {
    const { post } = await start({ rateLimit: { perSecond: 1, burst: 2 } })
    const answers = [await post('/v1/list', {}), await post('/v1/list', {}), await post('/v1/list', {})]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.headers.get('retry-after')).toBe('1')
  })

  it('lets nobody hold it up by reading nothing', async () => {
    const { daemon, post, tree, context } = await start()
    const stuck = request({ port: daemon.port, path: '/v1/events' })
    stuck.end()
    await new Promise((resolve) => stuck.on('response', (response) => resolve(response.pause())))
    tree.write('project/.agents/skills/two/SKILL.md', '---\nname: two\ndescription: Two. Use it.\n---\nTwo.\n')
    ;(await context.catalog()).refresh()
    expect((await post('/v1/list', {})).status).toBe(200)
    stuck.destroy()
  })

  it('writes itself down for the other commands, and a record of one that is gone goes too', async () => {
    const { context, daemon, tree } = await start()
    const records = new DaemonRecords(context)
    const record = {
      pid: process.pid,
      url: daemon.url,
      port: daemon.port,
      instance: daemon.instance,
      version: '1',
      project: tree.at('project'),
      started: 1,
    }
    expect(await records.find()).toBeUndefined()
    records.write(record)
    expect(await records.find()).toEqual(record)
    records.remove('another')
    expect(await records.find()).toEqual(record)
    // The process lives, and somebody else has its port.
    records.write({ ...record, instance: 'another' })
    expect(await records.find()).toBeUndefined()
    // No such process.
    records.write({ ...record, pid: 2 ** 30 })
    expect(await records.find()).toBeUndefined()
    records.write(record)
    records.remove(daemon.instance)
    expect(await records.find()).toBeUndefined()
    // Of two that start at once, one serves.
    const another = { ...record, instance: 'another' }
    expect(await Promise.all([records.claim(record), records.claim(another)])).toEqual([undefined, record])
    expect(await records.find()).toEqual(record)
    // What is left of one that is gone, or of a disk that was full, is in nobody's way.
    for (const left of [another, { ...record, pid: 2 ** 30 }]) {
      records.write(left)
      expect(await records.claim(record)).toBeUndefined()
      expect(await records.find()).toEqual(record)
    }
    writeFileSync(records.logFile.replace(/log$/, 'json'), '{"pid":')
    expect(await records.claim(record)).toBeUndefined()
    expect(await records.find()).toEqual(record)
  })

  it('has one key for the tokens of a user', async () => {
    const { context } = await start()
    const records = new DaemonRecords(context)
    expect(records.tokenKey()).toHaveLength(32)
    expect(records.tokenKey()).toEqual(records.tokenKey())
  })
})
