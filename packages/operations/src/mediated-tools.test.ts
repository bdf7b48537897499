import type { AgentTask, CatalogEntry } from '@metier/core'
import { createMemoryDisk } from '@metier/testing'
import type { ExecutionGuard, ExecutionRequest } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { mediatedTools } from './mediated-tools.ts'

const task: AgentTask = {
  skill: 'sample',
  digest: null,
  prompt: 'Go.',
  allowedTools: [],
  cwd: '/project',
  timeoutMs: 1000,
  environment: {},
}
const entryWith = (hooks?: unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its place and its hooks are asked for
  ({ candidate: { directory: '/skills/sample', skill: { hooks } } }) as unknown as CatalogEntry
const entry = entryWith()
const { signal } = new AbortController()

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function toolsOf(exitCode = 0, hooks?: unknown) {
  const { fileSystem } = createMemoryDisk({
    '/project/notes.md': 'of the project',
    '/project/large.txt': 'x'.repeat(300_000),
    '/skills/sample/guide.md': 'of the skill',
    '/home/user/.ssh/id': 'secret',
  })
  const requests: ExecutionRequest[] = []
  const run: ExecutionGuard['run'] = async (request) => {
    requests.push(request)
    return { exitCode, signal: null, stdout: bytes('out'), stderr: bytes('err'), durationMs: 1 }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tool only runs
  const guard = { run } as unknown as ExecutionGuard
  const [read, bash] = mediatedTools({
    fileSystem,
    guard: async () => guard,
    entryOf: async () => (hooks === undefined ? entry : entryWith(hooks)),
  })
  if (read === undefined || bash === undefined) throw new Error('There are no tools.')
  return { read, bash, requests }
}

describe('what a bare model may be offered', () => {
  it.each([
    ['notes.md', 'of the project'],
    ['/project/notes.md', 'of the project'],
    ['/skills/sample/guide.md', 'of the skill'],
  ])('Read gives %s', async (path, text) => {
    expect(await toolsOf().read.run({ file_path: path }, task, signal)).toBe(text)
  })

  it.each(['/home/user/.ssh/id', '../home/user/.ssh/id', '/skills/other', 'gone.md', ''])(
    'Read does not give %j',
    async (path) => {
      await expect(toolsOf().read.run({ file_path: path }, task, signal)).rejects.toThrowError(/\w/)
    },
  )

  it('Read gives the beginning of what is large, and says so', async () => {
    const text = await toolsOf().read.run({ file_path: 'large.txt' }, task, signal)
    expect(text).toMatch(/^x{262144}\n\[only the first/)
  })

  // Decisions R-47: through the one door, where permission, sandbox and log stand.
  it('Bash goes through the guard, in the project', async () => {
    const { bash, requests } = toolsOf(3)
    expect(await bash.run({ command: 'git status' }, task, signal)).toBe('outerr\n[exit status 3]')
    expect(requests).toMatchObject([
      { entry, kind: 'fork', surface: 'job', question: { kind: 'shell', line: 'git status' }, cwd: '/project' },
    ])
    expect(bash.argumentOf?.({ command: 'git status' })).toBe('git status')
    expect(bash.argumentOf?.({ command: 7 })).toBeUndefined()
  })

  it('hooks of the skill run around those that they name', async () => {
    const hooks = {
      PreToolUse: [{ matcher: 'Read|Bash(git:*)', hooks: [{ command: 'check' }] }],
      PostToolUse: [{ matcher: 'Bash', hooks: [{ command: 'note' }] }],
    }
    const { read, bash, requests } = toolsOf(0, hooks)
    await read.run({ file_path: 'notes.md' }, task, signal)
    await bash.run({ command: 'git status' }, task, signal)
    await bash.run({ command: 'ls' }, task, signal)
    const ran = requests.map(({ kind, display }) => `${kind} ${display}`)
    expect(ran).toEqual(['hook check', 'hook check', 'fork git status', 'hook note', 'fork ls', 'hook note'])
    expect(JSON.parse(String(requests[3]?.input))).toMatchObject({
      hook_event_name: 'PostToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'git status' },
      tool_response: 'outerr',
    })
  })

  it('a hook that says no keeps a tool from running', async () => {
    const { bash, requests } = toolsOf(2, { PreToolUse: [{ matcher: 'Bash', hooks: [{ command: 'check' }] }] })
    await expect(bash.run({ command: 'ls' }, task, signal)).rejects.toMatchObject({ code: 'refused' })
    expect(requests.map(({ kind }) => kind)).toEqual(['hook'])
  })
})
