import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
  sandbox.skill('deploy')
})
afterEach(() => {
  sandbox.run('serve', 'stop')
  sandbox.remove()
})

const status = z.object({
  running: z.boolean(),
  url: z.string().optional(),
  page: z.string().optional(),
  pid: z.number().optional(),
})

const statusOf = (words: readonly string[] = []) =>
  status.parse(JSON.parse(sandbox.run('serve', 'status', '--json', ...words).stdout))

const token = (...words: string[]) => sandbox.run('serve', 'token', ...words).stdout.trim()

const detach = (...words: string[]) => sandbox.run('serve', '--detach', '--port', '0', ...words)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function post(url: string, operation: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return fetch(url.replace(/mcp$/, `v1/${operation}`), { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('the daemon in the background', () => {
  it('is started, found, used and stopped', async () => {
    expect(sandbox.run('serve', 'status')).toMatchObject({ status: 1, stdout: '' })
    const started = detach()
    expect(started).toMatchObject({ status: 0, stdout: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/mcp\n$/) })
    const url = started.stdout.trim()
    const found = statusOf()
    expect(found).toMatchObject({ running: true, url })
    expect(sandbox.run('serve', 'status').stdout).toBe(started.stdout)
    expect(await (await post(url, 'list', {})).json()).toMatchObject({ schema: 'metier.list/1' })

    // A project has one for each user: whoever asks again gets its address.
    const [detachedAgain, again] = [sandbox.run('serve', '--detach'), sandbox.run('serve')]
    expect(detachedAgain).toMatchObject({ status: 0, stdout: started.stdout })
    expect(again).toMatchObject({ status: 0, stdout: started.stdout })
    expect(again.stderr).toContain('already')
    expect(statusOf().pid).toBe(found.pid)

    expect(sandbox.run('serve', 'stop').status).toBe(0)
    expect(isAlive(found.pid ?? 0)).toBe(false)
    expect(statusOf()).toEqual({ running: false })
    expect(sandbox.run('serve', 'stop').status).toBe(0)
    await expect(fetch(url.replace(/mcp$/, 'health'))).rejects.toThrow(/fetch failed/)
  }, 120_000)

  it('that was killed is no longer found, and another may take its place', async () => {
    detach()
    const { pid = 0 } = statusOf()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => statusOf().running, { timeout: 30_000 }).toBe(false)
    expect(detach().status).toBe(0)
    expect(statusOf().pid).not.toBe(pid)
  }, 120_000)

  it('is one, however many are started at the same moment', async () => {
    const starting = Array.from({ length: 4 }, () => sandbox.start('serve', '--detach', '--port', '0'))
    const said = await Promise.all(
      starting.map(async (child) => {
        const text = child.stdout.toArray()
        child.stderr.resume()
        const [code] = await once(child, 'exit')
        return `${Buffer.concat(await text).toString()}${code}`
      }),
    )
    const { url, pid = 0 } = statusOf()
    expect(said).toEqual(said.map(() => `${url}\n0`))
    expect(isAlive(pid)).toBe(true)
    expect(sandbox.run('serve', 'stop').status).toBe(0)
    expect(isAlive(pid)).toBe(false)
    await expect(fetch(new URL('/health', url))).rejects.toThrow('fetch failed')
  }, 60_000)

  it('says why it did not start', async () => {
    const url = new URL(detach().stdout.trim())
    const other = new Sandbox()
    const refused = other.run('serve', '--detach', '--port', url.port)
    other.remove()
    expect(refused.status).not.toBe(0)
    expect(refused.stderr).toContain(url.port)
  }, 120_000)

  it('ends what it does when it is told to, and says so with its exit status', async () => {
    const daemon = sandbox.start('serve', '--port', '0')
    daemon.stderr.resume()
    await once(daemon.stdout, 'data')
    daemon.kill('SIGTERM')
    expect(await once(daemon, 'exit')).toEqual([0, null])
    expect(statusOf()).toEqual({ running: false })
  }, 60_000)
})

describe('tokens', () => {
  it('are demanded where that is wanted, and allow what they say', async () => {
    const url = detach('--require-token').stdout.trim()
    const [reader, writer] = [token('--scope', 'read', '--days', '1'), token('--scope', 'read,write')]
    expect(reader).toMatch(/^metier_[\w-]+\.[\w-]+$/)
    const answers = [
      await post(url, 'list', {}),
      await post(url, 'list', {}, reader),
      await post(url, 'cancel-job', { id: 'x' }, reader),
      await post(url, 'cancel-job', { id: 'x' }, writer),
      await post(url, 'run', { skill: 'deploy' }, writer),
      await post(url, 'list', {}, `${reader}x`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([401, 200, 403, 404, 403, 401])
  }, 120_000)

  it("are signed with a key that is the user's alone, and the page's is one of them", async () => {
    const url = detach().stdout.trim()
    const key = join(sandbox.home, '.local/state/metier/daemons/key')
    expect(statSync(key).mode & 0o077).toBe(0)
    const { page = '' } = statusOf()
    expect(page.startsWith(url.replace(/mcp$/, '#key=metier_'))).toBe(true)
    const own = page.split('#key=')[1]
    const plan = z.object({ plan: z.string() })
    const change = { change: 'disable', name: 'deploy' }
    const shown = plan.parse(await (await post(url, 'plan-change', change)).json())
    expect((await post(url, 'apply-change', { ...change, ...shown })).status).toBe(401)
    // It decides, and runs nothing.
    expect((await post(url, 'run', { skill: 'deploy' }, own)).status).toBe(403)
    expect((await post(url, 'apply-change', { ...change, ...shown }, own)).status).toBe(200)
    expect(sandbox.run('list', '--all').stdout).toMatch(/deploy +disabled/)
  }, 120_000)

  it('stand in no log that is written for machines, and that holds nothing but JSON', async () => {
    const { stderr, stdout } = detach('--log', 'json', '--verbose')
    // What is asked of such a daemon is answered like anywhere else.
    expect(await (await post(stdout.trim(), 'list', {})).json()).toMatchObject({ schema: 'metier.list/1' })
    const directory = join(sandbox.home, '.local/state/metier/daemons')
    const logs = readdirSync(directory).filter((name) => name.endsWith('.log'))
    expect(logs).toHaveLength(1)
    const text = logs.map((name) => readFileSync(join(directory, name), 'utf8')).join('')
    expect(text).toContain('page for people')
    const [address = '', ...lines] = text.trimEnd().split('\n')
    expect(address).toBe(stdout.trim())
    expect(lines.map((line) => z.object({ level: z.string() }).safeParse(JSON.parse(line)).success)).not.toContain(
      false,
    )
    expect(text).toContain('"route":"/v1/list"')
    expect(stderr + text).not.toContain('metier_')
  }, 120_000)
})
