import type { FileSystem } from '@metier/core'
import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { loadConfiguration, type LoadConfigurationOptions } from './load-configuration.ts'

const userFile = '/home/user/.config/metier/config.yaml'
const projectFile = '/project/metier.yaml'
const administratorFile = '/etc/metier/config.yaml'

function load(files: Readonly<Record<string, string>>, options: Partial<LoadConfigurationOptions> = {}) {
  const { fileSystem } = createMemoryDisk({ '/project/.git/HEAD': '', ...files })
  return loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project', ...options })
}

const trusting = { isTrustedFile: () => true }

function says(milliseconds: number): string {
  return `skills: { load: { watchDebounceMs: ${milliseconds} } }`
}

function originOf(configuration: ReturnType<typeof load>, key: string) {
  return configuration.values.find((value) => value.key === key)
}

describe('what holds when nobody says anything', () => {
  const configuration = load({})

  it('WUN-74 skills are on', () => expect(configuration.catalog.enabled).toBe(true))
  it('WUN-76 watching is on', () => expect(configuration.watch).toBe(true))
  it('WUN-77 bursts are gathered for 250 ms', () => expect(configuration.watchDebounceMs).toBe(250))
  it('WUN-80 skills are scanned on load', () => expect(configuration.scanOnLoad).toBe(true))
  it('WUN-81 critical findings block', () => expect(configuration.catalog.blockCritical).toBe(true))
  it('WUN-82 no command prefix is allowed', () => expect(configuration.allowedCommandPrefixes).toEqual([]))
  it('OMN-56 the commands of fifteen skills stay loaded', () => expect(configuration.limit).toBe(15))
  it('OMN-57 under preset omni its five always do, unless others are named; elsewhere none', () => {
    const five = ['filesystem', 'terminal', 'writer', 'git', 'note_taker']
    expect(configuration.pinned).toEqual([])
    expect(load({ [userFile]: 'preset: omni\n' }).pinned).toEqual(five)
    expect(load({ [userFile]: 'preset: omni\npinned: [git]\n' }).pinned).toEqual(['git'])
  })
  it('WUN-79 all bundled skills are let through', () => expect(configuration.catalog.allowBundled).toBeUndefined())

  it('lists every setting with the default as its origin', () => {
    expect(originOf(configuration, 'skills.load.watch')).toEqual({
      key: 'skills.load.watch',
      value: true,
      origin: 'default',
    })
    expect(originOf(configuration, 'skills.allowBundled')?.value).toBeNull()
  })
})

describe("Wundr's keys in a user's file", () => {
  const configuration = load({
    [userFile]: [
      'skills:',
      '  enabled: false',
      '  load:',
      '    extraDirs: [~/more, ../shared, /absolute]',
      '    watch: false',
      '    watchDebounceMs: 40',
      '  entries:',
      '    review.pr:',
      '      enabled: false',
      '      env: { TOKEN: secret-token }',
      '      apiKey: secret-key',
      '      force: true',
      '  allowBundled: [skill-creator]',
      '  security:',
      '    scanOnLoad: false',
      '    blockCritical: false',
      '    allowedCommandPrefixes: [gh pr]',
    ].join('\n'),
  })

  it('WUN-74 the master switch', () => expect(configuration.catalog.enabled).toBe(false))
  it('WUN-75 extra directories, from the home, from the file, and absolute', () =>
    expect(configuration.extraDirs).toEqual(['/home/user/more', '/home/user/.config/shared', '/absolute']))
  it('WUN-76 WUN-77 watching', () => expect(configuration).toMatchObject({ watch: false, watchDebounceMs: 40 }))
  it('WUN-78 entries, under names with a dot too', () =>
    expect(configuration.catalog.entries['review.pr']).toEqual({
      enabled: false,
      env: { TOKEN: 'secret-token' },
      apiKey: 'secret-key',
      force: true,
    }))
  it('WUN-79 the list of bundled skills', () => expect(configuration.catalog.allowBundled).toEqual(['skill-creator']))
  it('WUN-80 WUN-81 WUN-82 security', () =>
    expect(configuration).toMatchObject({
      scanOnLoad: false,
      catalog: { blockCritical: false },
      allowedCommandPrefixes: ['gh pr'],
    }))
  it('WUN-42 the whole is there for the paths that skills require', () =>
    expect(configuration.catalog.values).toMatchObject({ skills: { load: { watchDebounceMs: 40 } } }))

  it('never shows a secret', () => {
    expect(JSON.stringify(configuration.values)).not.toContain('secret')
    expect(originOf(configuration, 'skills.entries.review.pr.env')?.value).toEqual({ TOKEN: '***' })
    expect(originOf(configuration, 'skills.entries.review.pr.apiKey')?.value).toBe('***')
  })
  it('names the file that each came from', () =>
    expect(originOf(configuration, 'skills.enabled')).toMatchObject({ origin: 'user', path: userFile }))
  it('finds nothing wrong', () => expect(configuration.diagnostics).toEqual([]))
})

describe('which file wins', () => {
  const key = 'skills.load.watchDebounceMs'
  const all = { [administratorFile]: says(1), [projectFile]: says(3), [userFile]: says(4) }

  it.each([
    ['the administrator', all, 1],
    ['the command line', { [projectFile]: says(3), [userFile]: says(4) }, 2],
  ])('%s', (_who, files, expected) => {
    expect(load(files, { overrides: { [key]: 2 } }).watchDebounceMs).toBe(expected)
  })

  it('the project before the user', () => {
    expect(load({ [projectFile]: says(3), [userFile]: says(4) }).watchDebounceMs).toBe(3)
    expect(load({ [userFile]: says(4) }).watchDebounceMs).toBe(4)
  })

  it('lists the files, strongest first', () => {
    expect(load(all).files).toEqual([administratorFile, projectFile, userFile])
  })

  it("takes a preset's word before the default, and the user's before the preset's", () => {
    expect(load({}, { overrides: { preset: 'btw' } }).catalog.profile).toBe('standard')
    expect(originOf(load({ [userFile]: 'preset: btw' }), 'discovery.profile')?.origin).toBe('preset')
    const both = load({ [userFile]: 'preset: btw\ndiscovery: { profile: load }' })
    expect(both.catalog.profile).toBe('load')
  })
})

describe("a stranger's project", () => {
  const loosening = [
    ['skills: { security: { blockCritical: false } }', 'skills.security.blockCritical'],
    ['skills: { security: { scanOnLoad: false } }', 'skills.security.scanOnLoad'],
    ['skills: { security: { allowedCommandPrefixes: [rm] } }', 'skills.security.allowedCommandPrefixes'],
    ['skills: { load: { extraDirs: [../elsewhere] } }', 'skills.load.extraDirs'],
    ['skills: { load: { extraDirs: [inside, /etc] } }', 'skills.load.extraDirs'],
    ['skills: { entries: { a: { env: { PATH: /evil } } } }', 'skills.entries.a.env'],
    ['skills: { entries: { a: { apiKey: x } } }', 'skills.entries.a.apiKey'],
    ['skills: { entries: { a: { force: true } } }', 'skills.entries.a.force'],
    ['allowSymlinkRoots: [/]', 'allowSymlinkRoots'],
    ['allowShell: true', 'allowShell'],
    ['scripts: allow', 'scripts'],
    ['scripts: ask', 'scripts'],
    ['mcp: { policy: advisory }', 'mcp.policy'],
  ] as const

  it.each(loosening)('may not loosen: %s', (text, key) => {
    const untrusted = load({ [projectFile]: text })
    expect(untrusted.diagnostics).toMatchObject([
      { code: 'needs-trust', path: projectFile, range: { start: { line: 1 } } },
    ])
    expect(untrusted.diagnostics[0]?.message).toContain(key)
    expect(untrusted.values.filter(({ origin }) => origin === 'project')).toEqual([])
    expect(untrusted.projectTrusted).toBe(false)

    const trusted = load({ [projectFile]: text }, trusting)
    expect(trusted.diagnostics).toEqual([])
    expect(originOf(trusted, key)?.origin).toBe('project')
  })

  it.each([
    'skills: { security: { blockCritical: true } }',
    'skills: { load: { extraDirs: [more/skills] } }',
    'skills: { entries: { a: { enabled: false } } }',
    'skills: { allowBundled: [] }',
    'commands: { enabled: false }',
    'mcp: { policy: block }',
    'preset: ostwin',
  ])('may tighten and choose: %s', (text) => {
    const configuration = load({ [projectFile]: text })
    expect(configuration.diagnostics).toEqual([])
    expect(configuration.values.some(({ origin }) => origin === 'project')).toBe(true)
  })

  it("may not switch on what the user switched off, nor widen the user's list", () => {
    const files = {
      [userFile]: 'skills: { entries: { a: { enabled: false } }, allowBundled: [one, two] }',
      [projectFile]: 'skills: { entries: { a: { enabled: true } }, allowBundled: [one, three] }',
    }
    const configuration = load(files)
    expect(configuration.catalog.entries['a']?.enabled).toBe(false)
    expect(configuration.catalog.allowBundled).toEqual(['one', 'two'])
    expect(configuration.diagnostics).toHaveLength(2)
  })

  it('is trusted by the content of its file', () => {
    const digests: string[] = []
    const isTrustedFile: LoadConfigurationOptions['isTrustedFile'] = ({ digest }) => digests.push(digest) > 99
    load({ [projectFile]: 'scripts: ask' }, { isTrustedFile })
    load({ [projectFile]: 'scripts: ask' }, { isTrustedFile })
    load({ [projectFile]: 'scripts: allow' }, { isTrustedFile })
    expect(digests[0]).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(digests[1]).toBe(digests[0])
    expect(digests[2]).not.toBe(digests[0])
  })

  it('cannot loosen what the administrator said, trusted or not', () => {
    const files = {
      [administratorFile]: 'skills: { security: { blockCritical: true } }',
      [projectFile]: 'skills: { security: { blockCritical: false } }',
      [userFile]: 'skills: { security: { blockCritical: false } }',
    }
    const overrides = { 'skills.security.blockCritical': false }
    expect(load(files, { ...trusting, overrides }).catalog.blockCritical).toBe(true)
  })
})

describe('a file with mistakes', () => {
  it.each([
    ['skils:\n  enabled: true', 'unknown-key', 1, /Did you mean skills\?/],
    ['skills:\n  load:\n    extraDir: [a]', 'unknown-key', 3, /Did you mean extraDirs\?/],
    ['nothing-like-it: 1', 'unknown-key', 1, /Known here: preset/],
    ['preset: default\nskills:\n  enabled: yes please', 'wrong-type', 3, /Correct/],
    ['skills: [a]', 'wrong-type', 1, /indented/],
    ['limit: 0', 'wrong-type', 1, /Correct/],
    ['limit: 1.5', 'wrong-type', 1, /Correct/],
    ['skills:\n  entries:\n    a:\n      env: { PORT: 80 }', 'wrong-type', 4, /Correct/],
    ['pinned: [1]', 'wrong-type', 1, /Correct/],
    ['preset: nonsense', 'wrong-type', 1, /Correct/],
  ])('%j is reported with its line', (text, code, line, help) => {
    const [finding, ...others] = load({ [userFile]: text }).diagnostics
    expect(finding).toMatchObject({ code, path: userFile, range: { start: { line } } })
    expect(finding?.help).toMatch(help)
    expect(others).toEqual([])
  })

  it.each([
    ['skills: {enabled: false', 'invalid-yaml'],
    ['- a\n- b', 'not-a-mapping'],
    ['a: 1\na: 2', 'duplicate-key'],
    ['x: &a 1\ny: *a', 'yaml-anchor'],
    ['__proto__: { polluted: true }', 'forbidden-key'],
    ['a: \0', 'nul-byte'],
    [`# ${'x'.repeat(70_000)}`, 'config-too-large'],
  ])('%j as a whole is refused and the defaults hold', (text, code) => {
    const configuration = load({ [userFile]: text })
    expect(configuration.diagnostics).toMatchObject([{ code, severity: 'error', path: userFile }])
    expect(configuration.catalog.enabled).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each(['', '# only a comment\n', '---\n', 'skills:\n'])('%j says nothing and is right', (text) => {
    expect(load({ [userFile]: text }).diagnostics).toEqual([])
  })

  it.each([
    'skills: { security: { blockCritical: "yes please" } }',
    'skills: { security: true }',
    'scripts: [off]',
    'allowSymlinkRoots: 7',
  ])('stops everything when the administrator says what cannot be understood: %s', (text) => {
    expect(() => load({ [administratorFile]: text })).toThrowError(
      expect.objectContaining({ code: 'invalid-config', next: expect.stringContaining('line 1') }),
    )
  })

  it('lets the administrator name settings of other versions', () => {
    expect(load({ [administratorFile]: 'fromTomorrow: 1\nscripts: off' }).scripts).toBe('off')
  })

  it('is not read to its end when it is far too long', () => {
    const { fileSystem } = createMemoryDisk({ [projectFile]: `# ${'x'.repeat(3_000_000)}` })
    let read = 0
    const watched: FileSystem = {
      ...fileSystem,
      read: (path) => {
        const bytes = fileSystem.read(path)
        read += bytes?.length ?? 0
        return bytes
      },
      readHead: (...parameters) => {
        const head = fileSystem.readHead(...parameters)
        read += head?.bytes.length ?? 0
        return head
      },
    }
    const { diagnostics } = loadConfiguration({ fileSystem: watched, host: createFakeHost(), cwd: '/project' })
    expect(diagnostics.map(({ code }) => code)).toEqual(['config-too-large'])
    expect(read).toBeLessThan(1_100_000)
  })

  it('stops everything when it is the administrator', () => {
    expect(() => load({ [administratorFile]: 'skills: [' })).toThrowError(
      expect.objectContaining({ code: 'invalid-config', next: expect.stringContaining('line 1') }),
    )
  })

  it('names a hundred mistakes, not a thousand', () => {
    const text = Array.from({ length: 1000 }, (_, index) => `unknown${index}: 1`).join('\n')
    expect(load({ [userFile]: text }).diagnostics).toHaveLength(100)
  })
})

describe('the command line', () => {
  it.each([
    [{ 'skills.load.wach': true }, /Did you mean skills.load.watch\?/],
    [{ preset: 'ostwn' }, /Did you mean ostwin\?/],
  ])('%j is wrong use', (overrides, next) => {
    expect(() => load({}, { overrides })).toThrowError(
      expect.objectContaining({ code: 'usage', next: expect.stringMatching(next) }),
    )
  })

  it('leaves out what was not given', () => {
    expect(load({}, { overrides: { preset: undefined } }).preset).toBe('default')
  })
})
