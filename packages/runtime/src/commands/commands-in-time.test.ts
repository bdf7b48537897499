import { describe, expect, it } from 'vitest'
import { untilNextLook } from './commands-stage.case.ts'
import { scriptSource as script } from './script-source.case.ts'
import { useCommandsStage } from './use-commands-stage.case.ts'

const { openWith, open } = useCommandsStage()

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
