import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const directory = '.agents/skills/greet'

/** A skill that the scanner blocks for another file than its SKILL.md. */
async function writeBlocked(): Promise<string> {
  const text = '---\nname: greet\ndescription: Greets. Use when somebody comes in.\n---\n\nSay hello.\n'
  sandbox.write(join(directory, 'SKILL.md'), text)
  const bad = sandbox.write(join(directory, 'scripts/a.js'), 'eval(x)\n')
  // What was written a moment ago is not kept.
  await wait(150)
  return bad
}

/** State of the skill in `list --all`. */
function stateOf(): string | undefined {
  const { stdout } = sandbox.run('list', '--all', '--json')
  const { skills }: { skills: { name: string; state: string }[] } = JSON.parse(stdout)
  return skills.find(({ name }) => name === 'greet')?.state
}

describe('a skill that is mended as the scan advises, its SKILL.md untouched', () => {
  it('is listed and runs again, whatever was kept of it', async () => {
    const bad = await writeBlocked()
    expect(sandbox.run('run', 'greet')).toMatchObject({ status: 3, stderr: expect.stringContaining('scripts/a.js:1') })
    expect([stateOf(), stateOf()]).toEqual(['blocked', 'blocked'])
    await wait(150)
    rmSync(bad)
    expect(stateOf()).toBe('active')
    expect(sandbox.run('run', 'greet')).toMatchObject({ status: 0, stdout: expect.stringContaining('Say hello.') })
    expect(sandbox.run('find', 'greet', '--json').stdout).toContain('"greet"')
  })

  it('loads in a session that had seen it blocked', async () => {
    const bad = await writeBlocked()
    const session = new McpSession(sandbox.start('mcp'))
    await session.open()
    expect(await session.call('skill', { name: 'greet' })).toMatch(/^ERROR: .*blocked/)
    expect(await session.call('read_skill_file', { name: 'greet', path: 'scripts/a.js' })).toMatch(/^ERROR: .*blocked/)
    rmSync(bad)
    expect(await session.call('skill', { name: 'greet' })).toContain('Say hello.')
    await session.close()
  })
})
