import { describe, expect, it } from 'vitest'
import { connect } from './connect.ts'
import type { OperationContext } from './operation-context.ts'
import { createTestContext } from './test-context.case.ts'

const mcpFile = '/project/.mcp.json'
const mine = '{\n  // mine\n  "mcpServers": {\n    "other": { "command": "x" }\n  }\n}\n'

function start(files: Readonly<Record<string, string>> = {}, more: Partial<OperationContext> = {}) {
  const context = createTestContext(files, more)
  const text = (path: string) => {
    const bytes = context.fileSystem.read(path)
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
  }
  const run = (input: object) => connect.handler(connect.input.parse(input), context)
  return { context, text, run }
}

describe('connect', () => {
  it('writes with --yes, keeps the rest, and changes nothing the second time', async () => {
    const { run, text } = start({ [mcpFile]: mine })
    expect(await run({ agent: 'claude-code', yes: true })).toMatchObject({
      changed: true,
      applied: true,
      file: mcpFile,
    })
    expect(text(mcpFile)).toContain('// mine')
    expect(text(mcpFile)).toContain('"other": { "command": "x" }')
    expect(text(mcpFile)).toMatch(/"metier": \{\s+"command": "npx",\s+"args": \[\s+"-y",\s+"metier",\s+"mcp"/)
    expect(await run({ agent: 'claude', yes: true })).toMatchObject({ changed: false, applied: false, diff: '' })
  })

  it('has the client start the program that writes it, or what it is told', async () => {
    const script = '/home/user/source/packages/cli/bin/metier.js'
    const { run, text } = start({ [script]: '' }, { program: ['/usr/bin/node', script] })
    await run({ agent: 'claude-code', yes: true })
    expect(JSON.parse(text(mcpFile) ?? '')).toMatchObject({
      mcpServers: { metier: { command: '/usr/bin/node', args: [script, 'mcp'] } },
    })
    await run({ agent: 'claude-code', command: 'mise exec metier', yes: true })
    expect(JSON.parse(text(mcpFile) ?? '')).toMatchObject({
      mcpServers: { metier: { command: 'mise', args: ['exec', 'metier', 'mcp'] } },
    })
  })

  it('shows the change with --dry-run and writes nothing', async () => {
    const { run, text } = start()
    const shown = await run({ agent: 'cursor', dryRun: true })
    expect(shown).toMatchObject({ changed: true, applied: false, diff: expect.stringContaining('+') })
    expect(shown.diff).toContain('${workspaceFolder}')
    expect(text('/project/.cursor/mcp.json')).toBeUndefined()
  })

  it('asks with the change in view, and takes a no', async () => {
    const asked: string[] = []
    const say = (answer: boolean) => ({
      confirm: async (question: string) => {
        asked.push(question)
        return answer
      },
    })
    const no = start({}, say(false))
    expect(await no.run({ agent: 'vscode' })).toMatchObject({ changed: true, applied: false })
    expect(no.text('/project/.vscode/mcp.json')).toBeUndefined()
    const yes = start({}, say(true))
    expect(await yes.run({ agent: 'vscode' })).toMatchObject({ applied: true })
    expect(asked[0]).toContain('"metier"')
    expect(yes.text('/project/.vscode/mcp.json')).toContain('"stdio"')
  })

  it('writes nothing where there is nobody to ask', async () => {
    const { run, text } = start()
    await expect(run({ agent: 'codex' })).rejects.toMatchObject({
      code: 'refused',
      next: expect.stringContaining('--yes'),
    })
    expect(text('/home/user/.codex/config.toml')).toBeUndefined()
  })

  it('takes back what it wrote', async () => {
    const { run, text } = start({ [mcpFile]: mine })
    await run({ agent: 'claude-code', yes: true })
    expect(await run({ agent: 'claude-code', remove: true, yes: true })).toMatchObject({ applied: true })
    expect(text(mcpFile)).toBe(mine)
  })

  it('writes the address of the daemon, for all projects where it is told to', async () => {
    const { run, text } = start()
    await run({ agent: 'gemini', user: true, http: true, yes: true })
    expect(text('/home/user/.gemini/settings.json')).toContain('"httpUrl": "http://127.0.0.1:7373/mcp"')
    await expect(run({ agent: 'claude-desktop', http: true, yes: true })).rejects.toMatchObject({ code: 'usage' })
  })

  it('leaves a file alone that it cannot read, and says what to put in by hand', async () => {
    const { run, text } = start({ [mcpFile]: '{ broken' })
    await expect(run({ agent: 'claude-code', yes: true })).rejects.toMatchObject({
      code: 'refused',
      next: expect.stringContaining('"command":"npx"'),
    })
    expect(text(mcpFile)).toBe('{ broken')
  })

  it('leaves a file alone that somebody changed while the user was asked', async () => {
    const context = createTestContext({ [mcpFile]: mine })
    const confirm = async () => {
      context.writer.write(mcpFile, '{}')
      return true
    }
    const input = connect.input.parse({ agent: 'claude-code' })
    await expect(connect.handler(input, { ...context, confirm })).rejects.toMatchObject({ code: 'refused' })
  })

  it('lists the clients, and which are connected', async () => {
    const { run } = start()
    await run({ agent: 'cursor', yes: true })
    const { agents = [] } = await run({})
    expect(agents.length).toBeGreaterThan(8)
    expect(agents.filter(({ connected }) => connected).map(({ id }) => id)).toEqual(['cursor'])
  })

  it('names the clients that it knows when asked for another', async () => {
    await expect(start().run({ agent: 'emacs' })).rejects.toMatchObject({
      code: 'not-found',
      next: expect.stringContaining('claude-code'),
    })
  })
})
