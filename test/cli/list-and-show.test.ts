import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

interface Row {
  readonly name: string
  readonly state: string
  readonly shadowedBy?: string
  readonly reasons: readonly { readonly code: string; readonly message: string }[]
}

function rows(...words: string[]): readonly Row[] {
  const { stdout, status } = sandbox.run('list', '--json', ...words)
  expect(status).toBe(0)
  const answer: { schema: string; skills: Row[] } = JSON.parse(stdout)
  expect(answer.schema).toBe('metier.list/1')
  return answer.skills
}

const own = (list: readonly Row[]): string[] => list.map(({ name }) => name).filter((name) => name.startsWith('x-'))

describe('metier list', () => {
  // BTW-64: btw has no function that lists for users; this is ours.
  it('gives each skill in the documented shape', () => {
    const location = sandbox.skill('x-deploy')
    const row = rows().find(({ name }) => name === 'x-deploy')
    expect(row).toEqual({
      name: 'x-deploy',
      description: 'Helps with x-deploy. Use when somebody asks for x-deploy, or for something very much like it.',
      state: 'active',
      reasons: [],
      scope: 'project',
      source: expect.any(String),
      location,
      digest: null,
      tokens: expect.any(Number),
    })
  })

  it('shows the skills that ship with Metier', () => {
    expect(rows('--scope', 'bundled').map(({ name }) => name)).toContain('skill-creator')
  })

  it('leaves out what is not in force, and counts it on standard error', () => {
    sandbox.skill('x-off', 'enabled: false\n')
    sandbox.skill('x-on')
    expect(own(rows())).toEqual(['x-on'])
    const { stdout, stderr } = sandbox.run('list')
    expect(stdout).not.toContain('x-off')
    expect(stderr).toContain('1 not active: `metier list --all` shows them and why.')
  })

  // every state comes with its reason.
  it('shows everything with --all, each with a state and a reason', () => {
    sandbox.skill('x-off', 'enabled: false\n')
    sandbox.skill('x-needs', 'metadata:\n  requires: \'{"bins":["no-such-program-here"]}\'\n')
    sandbox.write('.agents/skills/x-broken/SKILL.md', '---\nname: x-broken\n---\n')
    const winner = sandbox.skill('x-twice', '', '.claude/skills')
    sandbox.skill('x-twice')
    const all = rows('--all').filter(({ name }) => name.startsWith('x-'))
    const states = new Map(all.filter(({ shadowedBy }) => shadowedBy === undefined).map((row) => [row.name, row.state]))
    expect(Object.fromEntries(states)).toEqual({
      'x-broken': 'invalid',
      'x-needs': 'ineligible',
      'x-off': 'disabled',
      'x-twice': 'active',
    })
    expect(all.filter(({ state, reasons }) => state !== 'active' && reasons.length === 0)).toEqual([])
    expect(all.filter(({ shadowedBy }) => shadowedBy === winner)).toHaveLength(1)
  })

  it('filters by state', () => {
    sandbox.skill('x-off', 'enabled: false\n')
    sandbox.skill('x-on')
    expect(own(rows('--state', 'disabled'))).toEqual(['x-off'])
  })

  it('is a table for people, the same in every pipe', () => {
    sandbox.skill('x-one')
    sandbox.skill('x-off', 'enabled: false\n')
    const { stdout, stderr } = sandbox.run('list', '--all', '--scope', 'project')
    expect(stdout).toMatchInlineSnapshot(`
      "x-off  disabled    project  Helps with x-off. Use when somebody asks for x-off, or for something ve…
        └ Its SKILL.md says \`enabled: false\`: change the file, or set \`enabled\` and \`force\` to true under \`skills.entries.x-off\`.
      x-one  active      project  Helps with x-one. Use when somebody asks for x-one, or for something ve…
      "
    `)
    expect(stderr).toBe('2 skills\n')
  })

  it('has colours only when told, never into a pipe', () => {
    sandbox.skill('x-one')
    expect(sandbox.run('list').stdout).not.toContain('\u001B')
    expect(sandbox.runWith({ FORCE_COLOR: '1' }, 'list').stdout).toContain('\u001B')
    expect(sandbox.runWith({ FORCE_COLOR: '1', NO_COLOR: '1' }, 'list').stdout).not.toContain('\u001B')
    expect(sandbox.runWith({ FORCE_COLOR: '1' }, 'list', '--no-color').stdout).not.toContain('\u001B')
  })

  it('acts in the folder of --cwd', () => {
    sandbox.skill('x-other', '', '../other/.agents/skills')
    sandbox.write('../other/.git/HEAD', '')
    expect(own(rows('--cwd', '../other'))).toEqual(['x-other'])
  })

  it('lets no skill speak to the terminal', () => {
    sandbox.write('.agents/skills/x-evil/SKILL.md', '---\nname: x-evil\ndescription: "calm \\e[2J\\u202e text"\n---\n')
    const { stdout } = sandbox.run('list')
    expect(stdout).toContain('x-evil')
    expect(stdout).not.toMatch(/[^\n\t\P{Cc}]|\u202E/u)
  })
})

/** What `show` says of a skill with these lines, but for where it lies. */
function shownWith(more: string): Record<string, unknown> {
  sandbox.skill('x-same', more)
  const shown: Record<string, unknown> = JSON.parse(sandbox.run('show', 'x-same', '--json').stdout)
  return { ...shown, source: undefined }
}

// OST-45: our equivalent of the resolver: which file a name stands for.
describe('metier show', () => {
  it('gives the canonical model, and everything about the file under source', () => {
    const location = sandbox.skill('x-deploy', 'metadata:\n  version: "1.0"\n  tags: a, b\n')
    sandbox.write('.agents/skills/x-deploy/references/more.md', 'More.\n')
    const { stdout, status } = sandbox.run('show', 'x-deploy', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'metier.show/1',
      name: 'x-deploy',
      state: 'active',
      skill: { version: '1.0', tags: ['a', 'b'] },
      body: '\n# x-deploy\n\nDo it.\n',
      files: [{ path: 'references/more.md', size: 6 }],
      source: { location, scope: 'project', digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), trusted: false },
    })
  })

  //
  it('is the same for one meaning in several dialects, apart from source', () => {
    const canonical = shownWith('metadata:\n  version: "1.2.0"\n  triggers: ship it, roll out\n  author: Ada\n')
    expect(shownWith('version: 1.2.0\ntriggers: [ship it, roll out]\nauthor: Ada\n')).toEqual(canonical)
    expect(shownWith('version: "1.2.0"\nrouting_keywords:\n  - ship it\n  - roll out\nauthors:\n  - Ada\n')).toEqual(
      canonical,
    )
  })

  it('remembers the digest, so that the next list shows it', () => {
    const fresh = new Sandbox()
    fresh.environment['XDG_CACHE_HOME'] = `${fresh.home}/.cache`
    fresh.skill('x-deploy')
    const digest: unknown = JSON.parse(fresh.run('show', 'x-deploy', '--json').stdout).source.digest
    const listed: Row[] = JSON.parse(fresh.run('list', '--json').stdout).skills
    expect(listed.find(({ name }) => name === 'x-deploy')).toMatchObject({ digest })
    fresh.remove()
  })

  // OMN-63
  it('knows a skill by every spelling of its name', () => {
    sandbox.write('.agents/skills/my_skill/SKILL.md', '---\nname: my_skill\ndescription: Mine.\n---\n')
    for (const name of ['my_skill', 'my-skill', 'My Skill']) {
      expect(JSON.parse(sandbox.run('show', name, '--json').stdout).name).toBe('my_skill')
    }
  })

  it('prints the text alone with --body', () => {
    sandbox.skill('x-deploy')
    expect(sandbox.run('show', 'x-deploy', '--body')).toEqual({
      status: 0,
      stdout: '# x-deploy\n\nDo it.\n',
      stderr: '',
    })
  })

  it('reads well', () => {
    sandbox.skill('x-deploy', 'license: MIT\nallowed-tools: Read Bash(git:*)\n')
    sandbox.write('.agents/skills/x-deploy/scripts/go.sh', '#!/bin/sh\n')
    const shown = sandbox.stable(sandbox.run('show', 'x-deploy').stdout).replace(/sha256:[0-9a-f]{64}/, 'sha256:…')
    expect(shown).toMatchInlineSnapshot(`
      "x-deploy  active
      Helps with x-deploy. Use when somebody asks for x-deploy, or for something very much like it.

        location       .agents/skills/x-deploy/SKILL.md
        scope          project (agents), not trusted to run anything
        license        MIT
        allowed tools  Read, Bash(git:*)
        tokens         about 26 in an index, 9 when loaded
        digest         sha256:…

      1 file
        scripts/go.sh  10 B
      "
    `)
  })

  it('says which names come near one that is none, and exits with 2', () => {
    sandbox.skill('x-deploy')
    const { status, stderr, stdout } = sandbox.run('show', 'deploy the app')
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('There is no skill "deploy the app" here. [unknown-skill]')
    expect(stderr).toContain('Perhaps you mean: x-deploy.')
  })
})

describe('metier resources', () => {
  it('lists the files, or prints one byte for byte', () => {
    sandbox.skill('x-deploy')
    const bytes = Uint8Array.from([0, 255, 10, 13, 128])
    sandbox.write('.agents/skills/x-deploy/assets/logo.png', bytes)
    expect(sandbox.run('resources', 'x-deploy').stdout).toBe('assets/logo.png  5 B\n')
    const { stdout } = sandbox.run('resources', 'x-deploy', 'assets/logo.png', '--json')
    expect(JSON.parse(stdout).file).toEqual({ path: 'assets/logo.png', size: 5, base64: 'AP8KDYA=' })
    sandbox.write('.agents/skills/x-deploy/a.txt', 'no line break at the end')
    expect(sandbox.run('resources', 'x-deploy', 'a.txt').stdout).toBe('no line break at the end')
  })

  it.each(['../../../../secret', '/etc/passwd', 'a/../../x'])('refuses %s with 3', (path) => {
    sandbox.skill('x-deploy')
    const { status, stderr } = sandbox.run('resources', 'x-deploy', path)
    expect(stderr).toContain('[path-escapes-skill]')
    expect(status).toBe(3)
  })

  it('says so when a file is not there', () => {
    sandbox.skill('x-deploy')
    expect(sandbox.run('resources', 'x-deploy', 'none.md').status).toBe(2)
  })
})

describe('metier find', () => {
  it('gives matches with a score and why, best first', () => {
    sandbox.skill('x-deploy', 'metadata:\n  triggers: ship it\n')
    sandbox.skill('x-other')
    const { stdout, status } = sandbox.run('find', 'please', 'ship', 'it', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'metier.find/1',
      matches: [{ name: 'x-deploy', score: expect.any(Number), why: [{ field: 'trigger', words: ['ship'] }] }],
    })
  })

  it('answers no with 1', () => {
    expect(sandbox.run('find', 'qqqzzz')).toMatchObject({ status: 1, stdout: '' })
  })

  it('finds nothing under a filter value that no skill has', () => {
    sandbox.skill('x-deploy', 'metadata:\n  tags: ops\n')
    expect(sandbox.run('find', 'deploy', '--tag', 'nothing').status).toBe(1)
    expect(sandbox.run('find', 'deploy', '--tag', 'Ops').status).toBe(0)
  })
})
