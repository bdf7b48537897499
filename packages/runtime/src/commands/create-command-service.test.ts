import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { createCommandsStage, untilNextLook, type CommandsStageOptions } from './commands-stage.case.ts'

type Stage = ReturnType<typeof createCommandsStage>

let stage: Stage | undefined

function openWith(options: CommandsStageOptions): Stage {
  stage = createCommandsStage(options)
  return stage
}

function open(files: CommandsStageOptions['files']): Stage {
  return openWith({ files })
}

afterEach(async () => {
  await stage?.cleanUp()
  stage = undefined
})

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'pass'])
    return true
  } catch {
    return false
  }
})()

const script = (run: string, more = ''): string =>
  `import { defineCommand } from 'metier'\nexport const go = defineCommand({ name: 'go', category: 'read', description: 'Goes.', ${more} run: ${run} })\n`

const python = (body: string, signature = ''): string =>
  `from agent.skills.decorators import skill_script\n\n@skill_script(name="go", category="read", description="Goes.")\nasync def go(${signature}) -> str:\n    ${body}\n`

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

const slow = (word: string): string =>
  script(`() => new Promise((resolve) => setTimeout(() => resolve('${word}'), 400))`)

const several = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${name}/scripts/commands.mjs`, script(`() => '${name}'`)]))

describe('reloading', () => {
  it('OMN-4 OMN-44 OMN-45 OMN-47 OMN-50 an edit is in force at the next call, with commands added and gone', async () => {
    const { call, write, service } = open({ 'a/scripts/commands.mjs': script("() => 'one'") })
    let changes = 0
    service.onChange(() => (changes += 1))
    await expect(call('a.go')).resolves.toMatchObject({ text: 'one' })
    expect(changes).toBe(1)
    write('a/scripts/commands.mjs', script("() => 'two'").replaceAll("name: 'go'", "name: 'went'"))
    await untilNextLook()
    await expect(call('a.went')).resolves.toMatchObject({ text: 'two' })
    await expect(call('a.go')).rejects.toMatchObject({ code: 'unknown-command' })
    expect(service.list().commands.map(({ id }) => id)).toEqual(['a.went'])
    expect(changes).toBeGreaterThan(1)
  })

  it('an edit of a helper counts too', async () => {
    const { call, write } = open({
      'a/scripts/commands.mjs': `import { word } from './lib/word.mjs'\n${script('() => word')}`,
      'a/scripts/lib/word.mjs': "export const word = 'one'\n",
    })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'one' })
    write('a/scripts/lib/word.mjs', "export const word = 'second'\n")
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'second' })
  })

  it.each([
    ['what can be seen without running it', 'export const go = defineCommand({ name:'],
    [
      'what only loading it shows',
      "import { defineCommand } from 'metier'\nlet a = 1; let a = 2\nexport const go = defineCommand({ name: 'go', description: '', run: () => a })",
    ],
  ])('OMN-48 OMN-49 a broken edit leaves the last good version, and says so: %s', async (_, broken) => {
    const { call, write, service } = open({ 'a/scripts/commands.mjs': script("() => 'one'") })
    await call('a.go')
    write('a/scripts/commands.mjs', broken)
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'one' })
    expect(service.list()).toMatchObject({
      commands: [{ id: 'a.go' }],
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'stale' })]),
    })
    write('a/scripts/commands.mjs', script("() => 'three'"))
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'three' })
    expect(service.list().diagnostics).toEqual([])
  })

  it('OMN-47 calls that are running when the files change end as they began', async () => {
    const { call, write, service } = open({ 'a/scripts/commands.mjs': slow('old') })
    await service.load('a')
    const first = call('a.go')
    await untilNextLook()
    write('a/scripts/commands.mjs', slow('new'))
    await untilNextLook()
    await expect(Promise.all([first, call('a.go')])).resolves.toMatchObject([{ text: 'old' }, { text: 'new' }])
  })

  it('OMN-46 files are looked at once in 100 ms', async () => {
    const { call, write } = open({ 'a/scripts/commands.mjs': script("() => 'one'") })
    await call('a.go')
    await untilNextLook()
    await call('a.go')
    write('a/scripts/commands.mjs', script("() => 'two'"))
    await expect(call('a.go')).resolves.toMatchObject({ text: 'one' })
    await untilNextLook()
    await expect(call('a.go')).resolves.toMatchObject({ text: 'two' })
  })

  it('each reload ends the process before it: as many as were started have ended', async () => {
    const { call, write, service, lines } = open({ 'a/scripts/commands.mjs': script("() => '0'") })
    for (let version = 1; version <= 8; version += 1) {
      write('a/scripts/commands.mjs', script(`() => '${version}'`))
      await untilNextLook()
      await expect(call('a.go')).resolves.toMatchObject({ text: String(version) })
    }
    expect(service.loaded()).toEqual(['a'])
    await service.close()
    // A line for each call, and one for each process when it has ended.
    await expect.poll(() => lines.length, { timeout: 5000 }).toBe(16)
  }, 60_000)
})

describe('one broken thing hides nothing else', () => {
  it('files, commands, categories and names are reported one by one', async () => {
    const { call, service } = open({
      'mixed/scripts/commands.mjs': script("() => 'js'"),
      'mixed/scripts/broken.py': '@skill_script(name="x"\ndef x(:\n',
      'mixed/scripts/more.py': python('return "py"').replaceAll('"go"', '"went"').replace('"read"', '"reading"'),
      'mixed/scripts/same.py': python('return "again"'),
      'other/scripts/commands.mjs': script("() => 'other'"),
    })
    const { commands, diagnostics } = service.list()
    expect(commands.map(({ id, category }) => [id, category])).toEqual([
      ['mixed.go', 'read'],
      ['mixed.went', 'general'],
      ['other.go', 'read'],
    ])
    expect(diagnostics.map(({ code }) => code).toSorted()).toEqual([
      'command-syntax',
      'duplicate-command',
      'unknown-category',
    ])
    await expect(call('mixed.go')).resolves.toMatchObject({ text: 'js' })
  })
})

describe('names', () => {
  it('OMN-1 OMN-54 OMN-55 OMN-63 a command is reached by every spelling of its skill, and nothing that merely resembles', async () => {
    const { call } = open({ 'advanced_tools/scripts/commands.mjs': script("() => 'found'") })
    for (const id of ['advanced_tools.go', 'advanced-tools.go', 'Advanced_Tools__go', 'advancedtools.go']) {
      await expect(call(id)).resolves.toMatchObject({ text: 'found' })
    }
    await expect(call('advanced.go')).rejects.toMatchObject({ code: 'unknown-command' })
  })

  it('an unknown command lists what there is, with what was meant', async () => {
    const { call } = open({
      'git/scripts/commands.mjs': script("() => ''"),
      'tree/scripts/commands.mjs': script("() => ''"),
    })
    await expect(call('git.og')).rejects.toMatchObject({
      code: 'unknown-command',
      message: 'There is no command "git.og".',
      next: 'Perhaps you mean git.go. There are: git.go, tree.go.',
    })
  })

  it('help lists all, and those of one skill', async () => {
    const { call } = open({
      'git/scripts/commands.mjs': script(
        '({ a }) => a',
        "input: { type: 'object', properties: { a: {}, b: {} }, required: ['a'] },",
      ),
      'tree/scripts/commands.mjs': script("() => ''"),
    })
    await expect(call('help')).resolves.toMatchObject({
      id: 'help',
      text: 'git.go(a, b?)  [read]\n    Goes.\ntree.go()  [read]\n    Goes.',
    })
    await expect(call('tree.help')).resolves.toMatchObject({ text: 'tree.go()  [read]\n    Goes.' })
    await expect(call('tree')).resolves.toMatchObject({ text: 'tree.go()  [read]\n    Goes.' })
  })
})

describe('loading and unloading', () => {
  it('OMN-52 OMN-53 OMN-56 OMN-57 OMN-58 at most so many stay loaded; the least recently used go, pinned ones never', async () => {
    const { call, service } = openWith({
      files: several(['a', 'b', 'c', 'd']),
      settings: 'scripts: allow\nlimit: 2\npinned: [a, nowhere]\n',
    })
    expect(service.loaded()).toEqual([])
    await service.load('a')
    await call('b.go')
    await call('c.go')
    expect(service.loaded()).toEqual(['a', 'c'])
    await call('a.go')
    await call('d.go')
    expect(service.loaded()).toEqual(['a', 'd'])
    expect(service.list().commands.map(({ id, loaded }) => [id, loaded])).toEqual([
      ['a.go', true],
      ['b.go', false],
      ['c.go', false],
      ['d.go', true],
    ])
  })

  it('a skill that is running is never unloaded', async () => {
    const { call, service } = openWith({
      files: {
        ...several(['b', 'c']),
        'a/scripts/commands.mjs': script("() => new Promise((resolve) => setTimeout(() => resolve('late'), 6000))"),
      },
      settings: 'scripts: allow\nlimit: 1\n',
    })
    const running = call('a.go')
    await expect.poll(() => service.loaded(), { timeout: 10_000 }).toEqual(['a'])
    await call('b.go')
    await call('c.go')
    expect(service.loaded()).toEqual(['a'])
    await expect(running).resolves.toMatchObject({ text: 'late' })
  })
})

describe('results and tries', () => {
  it('a result is given again within its time, for the same input in any order', async () => {
    const { call } = open({
      'a/scripts/commands.mjs': `let n = 0\n${script('() => String(n += 1)', "cache: 60000, input: { type: 'object' },")}`,
    })
    await expect(call('a.go', { x: 1, y: 2 })).resolves.toMatchObject({ text: '1', cached: false })
    await expect(call('a.go', { y: 2, x: 1 })).resolves.toMatchObject({ text: '1', cached: true })
    await expect(call('a.go', { x: 2 })).resolves.toMatchObject({ text: '2', cached: false })
  })

  it('what throws is tried again as often as it says, each try a line of the log', async () => {
    const { call, lines } = open({
      'a/scripts/commands.mjs': `let n = 0\n${script("() => { n += 1; if (n < 3) throw new Error('not yet'); return 'at last' }", 'retries: 2,')}`,
    })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'at last' })
    expect(lines.map(({ command, exitCode, surface, kind }) => [command, exitCode, surface, kind])).toEqual([
      ['a.go', 1, 'test', 'command'],
      ['a.go', 1, 'test', 'command'],
      ['a.go', 0, 'test', 'command'],
    ])
  })

  it('a result that is too long is cut, and says so', async () => {
    const { call } = open({ 'a/scripts/commands.mjs': script("() => 'é'.repeat(60_000)") })
    const { text, truncated } = await call('a.go')
    expect(truncated).toBe(true)
    expect(text).toMatch(/é\n\[cut off: the result was over 65536 bytes\]$/)
  })
})

describe('permission', () => {
  it('nothing runs, nor is described by running, unless the user said so', async () => {
    const { call, service, lines } = openWith({
      files: { 'a/scripts/commands.mjs': script("() => 'ran'") },
      settings: '',
    })
    expect(service.list().commands).toMatchObject([{ id: 'a.go', unavailable: expect.stringContaining('scripts') }])
    await expect(call('a.go')).rejects.toMatchObject({ code: 'refused', next: expect.stringContaining('Skill(a.go)') })
    await expect(service.load('a')).rejects.toMatchObject({ code: 'refused' })
    expect(lines.every(({ decision }) => decision === 'refused')).toBe(true)
  })

  it('a yes for once is for once, a no is no, and always is from then on', async () => {
    const { call, asked, service } = openWith({
      files: { 'a/scripts/commands.mjs': script("() => 'ran'") },
      settings: 'scripts: ask\n',
      answers: ['once', 'deny', 'always'],
    })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'ran' })
    expect(service.loaded()).toEqual([])
    await expect(call('a.go')).rejects.toMatchObject({ code: 'refused' })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'ran' })
    await expect(call('a.go')).resolves.toMatchObject({ text: 'ran' })
    expect(asked.map(({ command, pattern }) => [command, pattern])).toEqual(
      Array.from({ length: 3 }, () => ['a.go', 'Skill(a.go)']),
    )
  })

  it('OMN-73 a rule may allow one command and leave the others', async () => {
    const { call } = openWith({
      files: {
        'git/scripts/commands.mjs': `${script("() => 'go'")}export const stage_all = defineCommand({ name: 'stage_all', category: 'write', description: 'Stages', run: () => 'staged' })\n`,
      },
      settings: 'permissions:\n  allow: ["Skill(git.stage_all)"]\n',
    })
    await expect(call('git.stage_all')).resolves.toMatchObject({ text: 'staged' })
    await expect(call('git.go')).rejects.toMatchObject({ code: 'refused' })
  })

  it("a secret of the skill's entry reaches it and no answer", async () => {
    const { call } = openWith({
      files: {
        'a/scripts/commands.mjs': script(
          '() => ({ length: process.env.TOKEN.length, token: process.env.TOKEN, other: process.env.OTHER ?? null })',
        ),
      },
      settings: 'scripts: allow\nskills:\n  entries:\n    a:\n      env: { TOKEN: hunter2hunter2 }\n',
      environment: { OTHER: 'seen' },
    })
    const { value, text } = await call('a.go')
    expect(value).toMatchObject({ length: 14, other: null })
    expect(text).not.toContain('hunter2')
  })
})
