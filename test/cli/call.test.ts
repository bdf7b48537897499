import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { McpSession } from './mcp-session.ts'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

/** The blocks of code of a page that have this language, in order. */
function blocksOf(page: string, language: string): readonly string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gmu'))].map(
    (match) => match[1] ?? '',
  )
}

/** The skill that docs/commands-of-skills.md tells a reader to write, allowed as it says. */
function writeSkillFromTheDocs(): void {
  const [typescript = ''] = blocksOf('commands-of-skills.md', 'ts')
  const [python = ''] = blocksOf('commands-of-skills.md', 'python')
  const [settings = ''] = blocksOf('commands-of-skills.md', 'yaml')
  sandbox.write(
    '.agents/skills/notes/SKILL.md',
    '---\nname: notes\ndescription: Counts words. Use for notes.\n---\n\n# Notes\n',
  )
  sandbox.write('.agents/skills/notes/scripts/commands.ts', typescript)
  sandbox.write('.agents/skills/notes/scripts/tools.py', python)
  sandbox.write('../.config/metier/config.yaml', settings)
  expect(sandbox.run('trust', '.', '--yes').status).toBe(0)
}

describe.skipIf(!hasPython)('a skill with commands, written from the docs alone', () => {
  it('OMN-1 runs from the command line, and a change is seen at once', { timeout: 60_000 }, () => {
    writeSkillFromTheDocs()
    expect(sandbox.run('call').stdout).toContain('notes.count')
    expect(sandbox.run('call', 'notes.count', '--text', 'one two three')).toMatchObject({ status: 0, stdout: '3\n' })
    expect(sandbox.run('call', 'notes__count', 'four words are here').stdout).toBe('4\n')
    expect(sandbox.run('call', 'notes.shout', '{"text": "hi", "times": 2}').stdout).toBe('HI! HI!\n')
    expect(sandbox.run('call', 'notes.help').stdout).toContain('notes.shout(text, times?)')
    const changed = sandbox.read('.agents/skills/notes/scripts/tools.py').replaceAll('!', '?')
    sandbox.write('.agents/skills/notes/scripts/tools.py', changed)
    // The change is another's until the user has looked at it (decisions R-38).
    expect(sandbox.run('call', 'notes.shout', 'hi')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('has changed'),
    })
    expect(sandbox.run('trust', '.', '--yes').status).toBe(0)
    expect(sandbox.run('call', 'notes.shout', 'hi').stdout).toBe('HI?\n')
  })

  it(
    'OMN-38 OMN-39 OMN-64 OMN-65 is listed as ghosts over MCP, loads when it is called, and is reloaded',
    { timeout: 60_000 },
    async () => {
      writeSkillFromTheDocs()
      const session = new McpSession(sandbox.start('mcp'))
      await session.open()
      const listed = new Map(await session.tools())
      // OMN-66
      expect(listed.get('notes.count')).toBe('[GHOST] Count the words of a text')
      expect(await session.call('notes.count', { text: 'a b' })).toBe('2')
      expect(session.notified).toContain('notifications/tools/list_changed')
      expect(new Map(await session.tools()).get('notes.count')).toBe('Count the words of a text')
      expect(await session.call('notes.shout', { text: 'hi' })).toBe('HI!')
      expect(await session.call('notes.shout', { txt: 'hi' })).toMatch(
        /^ERROR: The input of notes\.shout is not right: txt is not known\. Perhaps text is meant\./,
      )
      expect(await session.call('notes.cuont')).toMatch(
        /^ERROR: There is no command "notes\.cuont"\. Perhaps you mean notes\.count/,
      )
      expect(await session.call('notes.count', { text: 'still here' })).toBe('2')
      expect(await session.close()).toBe(0)
    },
  )

  it('is called over HTTP, and refused where the input is not right', { timeout: 60_000 }, async () => {
    writeSkillFromTheDocs()
    const started = sandbox.run('serve', '--detach', '--port', '0')
    expect(started.status).toBe(0)
    try {
      const call = async (body: unknown) => {
        const address = started.stdout.trim().replace(/mcp$/, 'v1/call')
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
        return { status: response.status, body: await response.text() }
      }
      const counted = await call({ command: 'notes.count', input: { text: 'one two' } })
      expect(counted.status).toBe(200)
      expect(JSON.parse(counted.body)).toMatchObject({ command: 'notes.count', value: 2 })
      const wrong = await call({ command: 'notes.shout', input: { txt: 'hi' } })
      expect(wrong.status).toBeGreaterThanOrEqual(400)
      expect(wrong.body).toContain('Perhaps text is meant')
    } finally {
      expect(sandbox.run('serve', 'stop').status).toBe(0)
    }
  })

  it('OMN-1 is one tool under the omni preset, and listing can be switched off', { timeout: 60_000 }, async () => {
    writeSkillFromTheDocs()
    sandbox.write('metier.yaml', 'toolNames:\n  commands: false\n')
    const session = new McpSession(sandbox.start('mcp', '--preset', 'omni'))
    await session.open()
    const names = (await session.tools()).map(([name]) => name)
    expect(names).toContain('omni')
    expect(names.filter((name) => name.startsWith('notes'))).toEqual([])
    expect(await session.call('omni', { skill_command: 'notes.count', arguments: { text: 'a b c' } })).toBe('3')
    // OMN-72
    expect(new Map(await session.tools()).get('omni')).toContain('the state of a repository, use your own shell')
    expect(await session.call('omni', { skill_command: 'help' })).toContain('notes.shout(text, times?)')
    expect(await session.call('notes__count', { text: 'a' })).toBe('1')
    await session.close()
  })

  it('nothing of it runs where the user did not say so', { timeout: 60_000 }, async () => {
    writeSkillFromTheDocs()
    sandbox.write('../.config/metier/config.yaml', '')
    expect(sandbox.run('call', 'notes.count', 'a b')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('scripts'),
    })
    expect(sandbox.run('call').stdout).toContain('not available')
    const session = new McpSession(sandbox.start('mcp'))
    await session.open()
    expect((await session.tools()).map(([name]) => name)).not.toContain('notes.count')
    expect(await session.call('notes.count', { text: 'a' })).toMatch(/^ERROR: .*scripts/)
    await session.close()
  })
})

describe('metier call', () => {
  it('OMN-40 says what is wrong, with the nearest that is right', () => {
    sandbox.skill('plain')
    expect(sandbox.run('call')).toMatchObject({
      status: 0,
      stdout: '',
      stderr: expect.stringContaining('No active skill has commands'),
    })
    expect(sandbox.run('call', 'plain.go')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('No active skill has commands'),
    })
    expect(sandbox.run('call', 'plain.go', '--json').stdout).toContain('"unknown-command"')
  })
})
