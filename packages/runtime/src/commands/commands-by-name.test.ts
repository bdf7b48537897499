import { describe, expect, it } from 'vitest'
import { pythonSource as python } from './python-source.case.ts'
import { scriptSource as script } from './script-source.case.ts'
import { useCommandsStage } from './use-commands-stage.case.ts'

const { openWith, open } = useCommandsStage()

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

  it('OMN-55 a name that no skill has is looked for by what it says, and what is found is named and not run', async () => {
    const { call } = open({
      'sum_up/scripts/commands.mjs': script("() => ''"),
      'tree/scripts/commands.mjs': script("() => ''"),
    })
    // By the words of the description, `Does what tree does.`, and no letter of the command.
    await expect(call('show-tree.everything')).rejects.toMatchObject({
      code: 'unknown-command',
      data: { near: ['tree.go'] },
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
