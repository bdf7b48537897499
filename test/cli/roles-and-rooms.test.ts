import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../page/serve.ts'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

const fixture = fileURLToPath(new URL('../../fixtures/teams/ostwin', import.meta.url))

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
  cpSync(fixture, sandbox.project, { recursive: true })
})
afterEach(() => sandbox.remove())

const lend = (...names: readonly string[]) =>
  sandbox.write('.agents/roles/engineer/role.json', JSON.stringify({ skill_refs: names }))

const askOverMcp = async () => {
  const session = new McpSession(sandbox.start('mcp', '--role', 'engineer'))
  await session.open()
  const own = await session.call('skill', { name: 'write-tests' })
  const other = await session.call('skill', { name: 'review-task' })
  await session.close()
  return { own, other }
}

// OST-16, R-9: on every way in, what belongs to another role is seen once a reference names it and not before
describe("another role's skill", { timeout: 60_000 }, () => {
  it('is not seen on the command line unless it is lent', () => {
    const names = () => sandbox.run('list', '--role', 'engineer').stdout
    expect(names()).not.toContain('review-task')
    expect(sandbox.run('show', 'review-task', '--role', 'engineer').status).not.toBe(0)
    lend('review-task')
    expect(names()).toContain('review-task')
    expect(names()).not.toContain('review-epic')
    expect(sandbox.run('role', 'show', 'engineer').stdout).toMatch(/review-task +of qa, referred to by the role/)
  })

  it('is not seen in a session over MCP unless it is lent', async () => {
    const before = await askOverMcp()
    expect(before.own).toContain('Write the test, see it fail')
    expect(before.other).toContain('ERROR')
    lend('review-task')
    expect((await askOverMcp()).other).toContain('Run it, read it')
  })

  it('is not seen over HTTP unless it is lent', async () => {
    const served = await serve(sandbox)
    const post = async (operation: string, body: object) => {
      const response = await fetch(`${served.origin}/v1/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    }
    try {
      expect((await post('list', { role: 'engineer' })).text).not.toContain('review-task')
      expect((await post('activate', { role: 'engineer', name: 'review-task' })).status).toBe(404)
      expect((await post('activate', { role: 'qa', name: 'review-task' })).text).toContain('Run it, read it')
      expect((await post('role', { action: 'show', role: 'qa' })).text).toContain('"via":"role"')
    } finally {
      await served.stop()
    }
  })
})

describe('metier room stage', () => {
  it('puts copies into the room, says so, and prints the variables alone with --env', () => {
    const staged = sandbox.run('room', 'stage', 'room-042')
    expect(staged).toMatchObject({ status: 0 })
    expect(staged.stdout).toContain("fix-from-qa          the room's own, left alone")
    expect(staged.stdout).toContain('copied from .agents/skills/roles/engineer/write-tests')
    const skills = join(sandbox.project, '.agents/war-rooms/room-042/skills')
    expect(readdirSync(skills)).toContain('write-tests')
    const { stdout } = sandbox.run('room', 'stage', 'room-042', '--env')
    const variables: Readonly<Record<string, string>> = JSON.parse(stdout)
    expect(`${variables['AGENT_SKILLS_MANIFEST'] ?? ''}\n`).toBe(readFileSync(join(skills, '.manifest.json'), 'utf8'))
    expect(sandbox.run('room', 'stage', 'room-043', '--dry-run').stdout).toContain('would be copied')
    expect(sandbox.run('room', 'show', 'room-042').stdout).toContain('security-review')
  })

  it('exits with 1 and stages nothing where a reference names no skill and that was asked for', () => {
    sandbox.write('.agents/plans/billing.meta.json', '{"skill_refs":["write-test"]}')
    const strict = sandbox.run('room', 'stage', 'room-042', '--strict-refs')
    expect(strict.status).toBe(1)
    expect(strict.stderr).toContain('Did you mean write-tests?')
    expect(readdirSync(join(sandbox.project, '.agents/war-rooms/room-042/skills'))).toEqual(['fix-from-qa'])
  })
})
