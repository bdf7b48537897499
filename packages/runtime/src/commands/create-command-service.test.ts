import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { untilNextLook } from './commands-stage.case.ts'
import { pythonSource as python } from './python-source.case.ts'
import { scriptSource as script } from './script-source.case.ts'
import { useCommandsStage } from './use-commands-stage.case.ts'

const { openWith, open } = useCommandsStage()

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'pass'])
    return true
  } catch {
    return false
  }
})()

describe('commands in JavaScript and TypeScript', () => {
  it('OMN-5 a TypeScript command runs without a build step, its input checked by its type', async () => {
    const { call, service } = open({
      'git/scripts/commands.ts': `import { defineCommand } from 'metier'
import { exclaim } from './helpers/words.ts'
enum Level { Low = 'low' }
export const greet = defineCommand({
  name: 'greet',
  description: 'Greets.',
  run: async ({ name, times = 1 }: { name: string; times?: number }): Promise<string> => exclaim(name.repeat(times)) + Level.Low,
})
export default defineCommand({ name: 'data', description: 'Data.', run: () => ({ list: [1, 2] }) })
`,
      'git/scripts/helpers/words.ts': 'export const exclaim = (text: string): string => `${text}!`\n',
    })
    expect(service.list().diagnostics).toEqual([])
    await expect(call('git.greet', { name: 'a', times: 2 })).resolves.toMatchObject({ id: 'git.greet', text: 'aa!low' })
    await expect(call('git.data')).resolves.toMatchObject({
      value: { list: [1, 2] },
      text: '{\n  "list": [\n    1,\n    2\n  ]\n}',
    })
    await expect(call('git.greet', { name: 3 })).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'The input of git.greet is not right: name must be text, not 3.',
    })
  })

  it.each(['commands.ts', 'commands.mts', 'commands.mjs', 'commands.js'])(
    'OMN-5 %s is found, read as a module, and may await at its top',
    async (name) => {
      const { call } = open({
        [`kind/scripts/${name}`]: `const word = await Promise.resolve('up')\n${script('() => word')}`,
      })
      await expect(call('kind.go')).resolves.toMatchObject({ text: 'up' })
    },
  )

  it('packages that a skill brings are found, for a schema as well', async () => {
    const { call, service } = open({
      'brings/node_modules/tiny/package.json':
        '{"name":"tiny","version":"1.0.0","type":"module","exports":"./index.js"}',
      'brings/node_modules/tiny/index.js':
        "export const schema = { '~standard': { version: 1, vendor: 'tiny', validate: (value) => ({ value }), jsonSchema: { input: () => ({ type: 'object', properties: { n: { type: 'number' } }, required: ['n'] }) } } }\n",
      'brings/scripts/commands.mjs': `import { schema } from 'tiny'\n${script('({ n }) => n + 1', 'input: schema,')}`,
    })
    await service.load('brings')
    expect(service.list().commands).toMatchObject([{ input: { properties: { n: { type: 'number' } } } }])
    await expect(call('brings.go', { n: 1 })).resolves.toMatchObject({ value: 2 })
    await expect(call('brings.go', {})).rejects.toMatchObject({ message: expect.stringContaining('n is missing') })
  })

  it('what a command prints is no part of its answer, and nothing it does breaks the talk', async () => {
    const { call } = open({
      'noisy/scripts/commands.mjs': script(
        `() => { console.log('{"id":1}'); process.stdout.write('x'); try { process.exit(3) } catch {} ; setTimeout(() => { throw new Error('later') }, 1); return 'done' }`,
      ),
    })
    await expect(call('noisy.go')).resolves.toMatchObject({ text: 'done' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(call('noisy.go')).resolves.toMatchObject({ text: 'done' })
  })

  it('a schema with a validator of its own has the last word', async () => {
    const { call } = open({
      'own/scripts/commands.mjs': script(
        '({ n }) => n * 2',
        `input: { '~standard': { version: 1, vendor: 'own', validate: (value) => value.n > 0 ? { value: { n: value.n + 1 } } : { issues: [{ message: 'must be positive', path: ['n'] }] } } },`,
      ),
    })
    await expect(call('own.go', { n: 1 })).resolves.toMatchObject({ value: 4 })
    await expect(call('own.go', { n: -1 })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('n: must be positive'),
    })
  })

  it('OMN-40 a command that throws is an error with its place, and the next call works', async () => {
    const { call } = open({
      'bad/scripts/commands.ts': script(
        `({ fail }: { fail: boolean }) => {\n  if (fail) throw new TypeError('no')\n  return 'ok' }`,
      ),
    })
    await expect(call('bad.go', { fail: true })).rejects.toMatchObject({
      code: 'command-failed',
      message: 'bad.go failed: TypeError: no',
      data: { trace: expect.stringContaining('commands.ts:3') },
    })
    await expect(call('bad.go', { fail: false })).resolves.toMatchObject({ text: 'ok' })
  })

  it('a command that never answers is ended, and so is one that nobody waits for', async () => {
    const { call, service } = openWith({
      files: {
        'slow/scripts/commands.mjs': script(
          '({ loop }) => { while (loop); return new Promise(() => {}) }',
          "input: { type: 'object' },",
        ),
      },
      settings: 'scripts: allow\ncommands:\n  timeoutMs: 400\n',
    })
    await expect(call('slow.go', { loop: true })).rejects.toMatchObject({ code: 'timed-out' })
    const controller = new AbortController()
    const call2 = service.call({ id: 'slow.go', surface: 'test' }, controller.signal)
    setTimeout(() => controller.abort(), 150)
    await expect(call2).rejects.toMatchObject({ code: 'interrupted' })
  })

  it('OMN-26 names that only running tells are found when they are called', async () => {
    const { call, service } = open({
      'dynamic/scripts/commands.mjs': `import { defineCommand } from 'metier'\nexport default ['a', 'b'].map((name) => defineCommand({ name, description: name, category: 'view', run: () => name }))\n`,
    })
    expect(service.list().commands).toEqual([])
    await expect(call('dynamic.b')).resolves.toMatchObject({ text: 'b' })
    expect(service.list().commands.map(({ id, category, loaded }) => [id, category, loaded])).toEqual([
      ['dynamic.a', 'view', true],
      ['dynamic.b', 'view', true],
    ])
  })
})

describe.skipIf(!hasPython)('commands in Python', () => {
  it("OMN-12 OMN-24 OMN-30 the document's own file runs, its decorators provided", async () => {
    const { call, service } = open({
      'git/scripts/__init__.py': '',
      'git/scripts/commands.py': `from agent.skills.decorators import skill_script

@skill_script(
    name="status",
    category="read",
    description="Show working tree status",
)
async def git_status() -> str:
    """Display the working tree status."""
    import subprocess
    result = subprocess.run(["true"], capture_output=True, text=True)
    return result.stdout or "Working tree clean"

@skill_script(name="commit", category="write", description="Commit staged changes")
async def git_commit(message: str) -> str:
    """Commit staged changes with the given message."""
    print("noise")
    return f"[{message}]"
`,
    })
    expect(service.list().commands.map(({ id, category, annotations }) => [id, category, annotations])).toEqual([
      ['git.status', 'read', { readOnlyHint: true }],
      ['git.commit', 'write', { readOnlyHint: false }],
    ])
    await expect(call('git.status')).resolves.toMatchObject({ text: 'Working tree clean' })
    await expect(call('git__commit', { message: 'a "b"' })).resolves.toMatchObject({
      id: 'git.commit',
      text: '[a "b"]',
    })
    await expect(call('git.commit')).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('message is missing'),
    })
  })

  it('OMN-44 OMN-48 OMN-49 an edit of commands.py is in force at the next call, and a broken one never', async () => {
    const { call, write, service } = open({ 'a/scripts/commands.py': python('return "one"') })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'one' })
    write('a/scripts/commands.py', python('return "second"'))
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'second' })
    write('a/scripts/commands.py', python('return ("third"'))
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'second' })
    expect(service.list().diagnostics.map(({ code }) => code)).toContain('stale')
  })

  it('OMN-74 submodules of scripts are imported in each of the usual ways', async () => {
    const { call } = open({
      'sub/scripts/commands.py': `from .inner import one\nfrom scripts.inner import two\nimport inner\nfrom omni.foundation.api.decorators import skill_command\nimport asyncio\n\n@skill_command\nasync def go(level: "int" = 1) -> dict:\n    await asyncio.sleep(0)\n    return {"sum": one + two + inner.one + level}\n`,
      'sub/scripts/inner.py': 'one = 1\ntwo = 2\n',
    })
    await expect(call('sub.go', { level: 5 })).resolves.toMatchObject({ value: { sum: 9 } })
  })

  it('OMN-62 the decorator gives the function back, so that a test calls it directly', async () => {
    const { call } = open({
      'tested/scripts/commands.py': `from agent.skills.decorators import skill_script\n\n@skill_script(name="my_command")\nasync def my_command(param: str) -> str:\n    return "result of " + param\n\n@skill_script(name="test")\nasync def test_my_command() -> str:\n    result = await my_command("test_param")\n    assert "result" in result\n    return result\n`,
    })
    await expect(call('tested.test')).resolves.toMatchObject({ text: 'result of test_param' })
  })

  it('calls at the same time do not wait for each other', async () => {
    const source = python('import time; time.sleep(seconds); return "ok"', 'seconds: float')
    const { call } = open({ 'wait/scripts/commands.py': source })
    const ended: number[] = []
    const wait = async (seconds: number) => {
      await call('wait.go', { seconds })
      ended.push(seconds)
    }
    await Promise.all([wait(6), wait(0), wait(0)])
    expect(ended).toEqual([0, 0, 6])
  })

  it('OMN-40 an exception is an error with its trace', async () => {
    const { call } = open({ 'bad/scripts/commands.py': python('raise ValueError("no")') })
    await expect(call('bad.go')).rejects.toMatchObject({
      code: 'command-failed',
      message: 'bad.go failed: ValueError: no',
      data: { trace: expect.stringContaining('line 5') },
    })
  })

  it('OMN-61 values become what the hints say, and results JSON', async () => {
    const { call } = open({
      'kinds/scripts/commands.py': `from dataclasses import dataclass\nfrom enum import Enum\nfrom pathlib import Path\nfrom metier import skill_command\n\nclass Color(Enum):\n    RED = "red"\n\n@dataclass\nclass Point:\n    x: int\n\n@skill_command(name="go")\ndef go(color: Color, path: Path, point: Point):\n    return [color, path / "b", point, {1, 2}, point.x + 1]\n`,
    })
    await expect(call('kinds.go', { color: 'red', path: 'a', point: { x: 1 } })).resolves.toMatchObject({
      value: ['red', 'a/b', { x: 1 }, [1, 2], 2],
    })
    await expect(call('kinds.go', { color: 'blue', path: 'a', point: { x: 1 } })).rejects.toMatchObject({
      message: expect.stringContaining('color must be one of "red"'),
    })
  })
})
