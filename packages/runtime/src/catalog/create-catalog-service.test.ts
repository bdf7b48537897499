import { MetierError } from '@metier/core'
import { createFakeHost, createFakeSkillFacts } from '@metier/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogChange, CatalogService } from '../catalog-service.ts'
import { createStage, locationsOf, skillText, type StageOptions } from './stage.case.ts'

const root = '/project/.agents/skills'

function openStage(options: StageOptions = {}) {
  const stage = createStage(options)
  const service = stage.open()
  const changes: CatalogChange[] = []
  service.onChange((change) => changes.push(change))
  /** Lets the throttle pass. */
  const wait = () => stage.clock.advance(100)
  return { ...stage, service, changes, wait }
}

function namesOf(service: CatalogService): readonly string[] {
  return service.view().active.map(({ name }) => name)
}

describe('a change on disk', () => {
  it('OMN-4 of a text is seen without a restart', () => {
    const { service, tree, wait, changes } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/a/SKILL.md`, skillText('a', 'Does another thing. Use when asked.'))
    wait()
    expect(service.view().resolve('a')?.description).toContain('another')
    expect(changes).toEqual([{ generation: 2, added: [], removed: [], changed: ['a'] }])
  })

  it('is looked for at most every 100 ms', () => {
    const { service, tree, clock } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/b/SKILL.md`, skillText('b'))
    clock.advance(99)
    expect(namesOf(service)).toEqual(['a'])
    clock.advance(1)
    expect(namesOf(service)).toEqual(['a', 'b'])
  })

  it('is seen at once when asked for', () => {
    const { service, tree } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/b/SKILL.md`, skillText('b'))
    expect(service.refresh().candidates.size).toBe(2)
  })

  it.each<[string, (tree: ReturnType<typeof createStage>['tree']) => void, readonly string[], Partial<CatalogChange>]>([
    ['a new skill', (tree) => tree.write(`${root}/b/SKILL.md`, skillText('b')), ['a', 'b'], { added: ['b'] }],
    ['a skill that is gone', (tree) => tree.remove(`${root}/a`), [], { removed: ['a'] }],
    ['a SKILL.md that is gone', (tree) => tree.remove(`${root}/a/SKILL.md`), [], { removed: ['a'] }],
    [
      'a renamed directory',
      (tree) => tree.rename(`${root}/a`, `${root}/moved`),
      ['a'],
      { changed: ['a'], added: [], removed: [] },
    ],
    [
      'a renamed skill',
      (tree) => tree.write(`${root}/a/SKILL.md`, skillText('renamed')),
      ['renamed'],
      { added: ['renamed'], removed: ['a'] },
    ],
    [
      'a root that did not exist',
      (tree) => tree.write('/project/.claude/skills/c/SKILL.md', skillText('c')),
      ['a', 'c'],
      { added: ['c'] },
    ],
    [
      'a room that did not exist, which is not for everyone',
      (tree) => tree.write('/project/.agents/war-rooms/r1/skills/c/SKILL.md', skillText('c')),
      ['a'],
      { added: ['c'] },
    ],
    ['a root that is gone', (tree) => tree.remove(root), [], { removed: ['a'] }],
    [
      'a skill deep in a directory of skills',
      (tree) => tree.write(`${root}/x/y/c/SKILL.md`, skillText('c')),
      ['a', 'c'],
      { added: ['c'] },
    ],
    [
      'a skill.md that gets its right name beside it',
      (tree) => tree.write(`${root}/a/skill.md`, 'text'),
      ['a'],
      { added: [], changed: [] },
    ],
  ])('%s', (_what, change, names, expected) => {
    const { service, tree, wait, changes } = openStage({ skills: [`${root}/a`] })
    change(tree)
    wait()
    expect(namesOf(service)).toEqual(names)
    const all = { generation: 2, added: [], removed: [], changed: [], ...expected }
    const isSilent = [all.added, all.removed, all.changed].every(({ length }) => length === 0)
    expect(changes).toEqual(isSilent ? [] : [all])
  })

  it('leaves every other candidate the object it was', () => {
    const { service, tree, wait } = openStage({ skills: [`${root}/a`, `${root}/b`, '/project/skills/c'] })
    const before = service.snapshot()
    tree.write(`${root}/a/SKILL.md`, skillText('a', 'New. Use when asked.'))
    wait()
    const after = service.snapshot()
    expect(after.candidates.get(`${root}/a/SKILL.md`)).not.toBe(before.candidates.get(`${root}/a/SKILL.md`))
    for (const location of [`${root}/b/SKILL.md`, '/project/skills/c/SKILL.md']) {
      expect(after.candidates.get(location)).toBe(before.candidates.get(location))
    }
    expect(before.candidates.size).toBe(3)
  })

  it('that never came makes no snapshot', () => {
    const { service, wait } = openStage({ skills: [`${root}/a`] })
    const before = service.snapshot()
    wait()
    expect(service.snapshot()).toBe(before)
  })

  it('of what cannot be read makes no snapshot for each look', () => {
    const stage = createStage({ skills: [`${root}/a`] })
    stage.tree.forbid(`${root}/a/SKILL.md`)
    const service = stage.open()
    const before = service.snapshot()
    stage.clock.advance(100)
    expect(service.snapshot()).toBe(before)
  })

  it('reaches the other listeners though one of them fails', () => {
    const { service, tree, wait, journal, changes } = openStage({ skills: [`${root}/a`] })
    service.onChange(() => {
      throw new Error('broken listener')
    })
    const later: CatalogChange[] = []
    const stop = service.onChange((change) => later.push(change))
    tree.remove(`${root}/a`)
    wait()
    service.snapshot()
    expect(changes).toHaveLength(1)
    expect(later).toHaveLength(1)
    expect(journal.entries).toMatchObject([{ level: 'error', data: { error: expect.stringContaining('broken') } }])
    stop()
    tree.write(`${root}/b/SKILL.md`, skillText('b'))
    wait()
    service.snapshot()
    expect(later).toHaveLength(1)
  })

  it('any series of changes ends where a fresh look begins', () => {
    const directories = ['a', 'b', 'c/d', 'c/e', 'global/f', 'roles/qa/g']
    const step = fc.record({
      directory: fc.constantFrom(...directories),
      act: fc.constantFrom('write', 'break', 'remove', 'lower', 'link'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { service, tree, wait, open } = openStage({ skills: [`${root}/a`] })
        for (const { directory, act } of steps) {
          const path = `${root}/${directory}`
          // A write would go through the link; that is another test.
          if (tree.nodes.get(path)?.kind === 'symlink' && act !== 'remove') continue
          if (act === 'write') tree.write(`${path}/SKILL.md`, skillText(directory))
          else if (act === 'break') tree.write(`${path}/SKILL.md`, 'no frontmatter')
          else if (act === 'lower') tree.write(`${path}/skill.md`, skillText(directory))
          else if (act === 'remove') tree.remove(path)
          else if (!tree.nodes.has(path)) tree.link(path, `${root}/a`)
          wait()
          service.snapshot()
        }
        const fresh = open().snapshot()
        expect(locationsOf(service.snapshot())).toEqual(locationsOf(fresh))
        expect(service.snapshot().problems).toEqual(fresh.problems)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a broken edit (decisions R-30)', () => {
  it('keeps the last good version, says so, and takes the repair', () => {
    const { service, tree, wait } = openStage({ skills: [`${root}/a`] })
    const text = service.load('a').text
    tree.write(`${root}/a/SKILL.md`, '---\nname: [broken\n---\n')
    wait()
    const entry = service.view().resolve('a')
    expect(entry?.state).toBe('active')
    expect(entry?.candidate.stale).toBe(true)
    expect(entry?.candidate.diagnostics.map(({ code }) => code)).toContain('stale')
    expect(service.load('a').text).toBe(text)

    tree.write(`${root}/a/SKILL.md`, skillText('a', 'Repaired. Use when asked.'))
    wait()
    expect(service.view().resolve('a')?.candidate.stale).toBeUndefined()
    expect(service.load('a').text).toContain('Repaired')
  })

  it('makes one change, not one for each look', () => {
    const { service, tree, wait, changes } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/a/SKILL.md`, 'broken')
    for (let look = 0; look < 3; look += 1) {
      wait()
      service.snapshot()
    }
    expect(changes).toHaveLength(1)
  })
})

describe('views', () => {
  it('are remembered for one context of one snapshot', () => {
    const { service, tree, wait } = openStage({ skills: [`${root}/a`] })
    const view = service.view({ role: 'qa' })
    expect(service.view({ role: 'qa' })).toBe(view)
    expect(service.view({ role: 'engineer' })).not.toBe(view)
    tree.write(`${root}/b/SKILL.md`, skillText('b'))
    wait()
    expect(service.view({ role: 'qa' })).not.toBe(view)
  })

  // OST-15: global skills are in every session. OST-16: an engineer does not see what belongs to qa.
  it('OST-15 OST-16 OST-36 OST-37 SQD-12 SQD-13 scope what they show', () => {
    const { service } = openStage({
      skills: [
        `${root}/global/auto-memory`,
        `${root}/roles/engineer/fix`,
        `${root}/roles/qa/review`,
        '/project/.agents/war-rooms/r1/skills/fix',
        '/project/.ai-team/agents/ripley/skills/own',
      ],
    })
    const names = (options: Parameters<typeof service.view>[0]) => service.view(options).active.map(({ name }) => name)
    expect(names({})).toEqual(['auto-memory'])
    expect(names({ role: 'engineer' })).toEqual(['auto-memory', 'fix'])
    expect(names({ role: 'qa' })).toEqual(['auto-memory', 'review'])
    expect(names({ agent: 'ripley' })).toEqual(['auto-memory', 'own'])
    const fixOf = (room?: string) =>
      service.view({ role: 'engineer', ...(room !== undefined && { room }) }).resolve('fix')?.candidate.root.scope
    expect(fixOf('r1')).toBe('room')
    expect(fixOf('r2')).toBe('role')
    expect(service.load('auto-memory').text).toContain('auto-memory')
  })

  it('WUN-36 WUN-74 WUN-79 follow the settings', () => {
    const skills = [`${root}/a`, '/product/creator', '/product/other']
    const files = {
      '/home/user/.config/metier/config.yaml':
        'skills: { entries: { a: { enabled: false } }, allowBundled: [creator] }',
    }
    const { service } = openStage({ skills, files, bundledSkills: '/product' })
    expect(namesOf(service)).toEqual(['creator'])
    expect(service.view().resolve('a')?.state).toBe('disabled')
    expect(openStage({ skills, overrides: { 'skills.enabled': false } }).service.view().active).toEqual([])
  })

  it('carry what is known of a skill, without reading the skill for it', () => {
    const digest = `sha256:${'0'.repeat(64)}`
    const facts = createFakeSkillFacts({ [`${root}/a`]: { digest, verdict: 'block' } })
    const { service } = openStage({ skills: [`${root}/a`, `${root}/b`], facts })
    expect(service.view().resolve('a')).toMatchObject({ state: 'blocked', candidate: { digest } })
    expect(service.view().resolve('b')?.candidate).toMatchObject({ digest: null, verdict: 'unscanned' })
  })

  // BTW-10 and WUN-35, decisions R-5: the winner is taken away, one after the other.
  it.each([
    ['default', ['.claude', '.agents', '.btw', '.github', 'skills', 'assets']],
    ['btw', ['.claude', '.agents', '.btw']],
    ['wundr', ['.claude', 'skills']],
    ['omni', ['assets', '.claude']],
    ['ostwin', ['.agents', '.claude']],
    ['squad', ['.squad', '.github', '.copilot', '.claude', '.agents']],
  ])('BTW-10 WUN-35 the stronger root wins in preset %s', (preset, order) => {
    const inProject = order.map((name) => `/project/${name === 'skills' ? name : `${name}/skills`}/same`)
    const directories = [...inProject, '/home/user/.agents/skills/same', '/product/same']
    const { service, tree, wait } = openStage({ skills: directories, overrides: { preset }, bundledSkills: '/product' })
    const winners = directories.map((directory) => {
      const winner = service.view().resolve('same')?.candidate.directory
      tree.remove(directory)
      wait()
      return winner
    })
    expect(winners).toEqual(directories)
    expect(service.view().resolve('same')).toBeUndefined()
  })

  it('R-6 list and fetch agree: what is listed is what is loaded', () => {
    const { service } = openStage({
      skills: [`${root}/a`, '/project/.claude/skills/a', '/project/skills/b', '/home/user/.agents/skills/b'],
    })
    for (const { name, candidate } of service.view().active) {
      expect(service.load(name).entry.candidate.location).toBe(candidate.location)
    }
  })
})

describe('load', () => {
  it('reads the file at the moment of the call', () => {
    const { service, tree } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/a/SKILL.md`, `${skillText('a')}\nNew line.\n`)
    const loaded = service.load('a')
    expect(loaded.body).toContain('New line.')
    expect(loaded.body).not.toContain('description:')
    expect(loaded.text).toContain('description:')
  })

  it('BTW-59 SQD-2 lists the files of all directories, in byte order, without the SKILL.md', () => {
    const { service } = openStage({
      skills: [`${root}/a`],
      files: {
        [`${root}/a/scripts/b/run.py`]: '1234',
        [`${root}/a/references/guide.md`]: '',
        [`${root}/a/assets/é.png`]: '',
        [`${root}/a/.git/config`]: '',
        [`${root}/a/node_modules/x/index.js`]: '',
      },
    })
    expect(service.load('a')).toMatchObject({
      resources: [
        { path: 'assets/é.png', size: 0 },
        { path: 'references/guide.md', size: 0 },
        { path: 'scripts/b/run.py', size: 4 },
      ],
      resourcesTruncated: false,
    })
  })

  it('BTW-60 lists nothing when there is nothing', () => {
    const { service } = openStage({ skills: [`${root}/a`] })
    expect(service.load('a')).toMatchObject({ resources: [], resourcesTruncated: false })
  })

  it('says when the list is cut', () => {
    const files = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`${root}/a/references/${String(index).padStart(3, '0')}.md`, '']),
    )
    const loaded = openStage({ skills: [`${root}/a`], files }).service.load('a')
    expect(loaded.resources).toHaveLength(200)
    expect(loaded.resources.at(-1)?.path).toBe('references/199.md')
    expect(loaded.resourcesTruncated).toBe(true)
  })

  it('lists a link only when it stays inside', () => {
    const stage = createStage({ skills: [`${root}/a`], files: { '/secret': 'x', [`${root}/a/real.md`]: 'x' } })
    stage.tree.link(`${root}/a/out.md`, '/secret')
    stage.tree.link(`${root}/a/in.md`, 'real.md')
    expect(
      stage
        .open()
        .load('a')
        .resources.map(({ path }) => path),
    ).toEqual(['in.md', 'real.md'])
  })

  it('does not follow a link that came in place of the file after the list was made', () => {
    const { service, tree } = openStage({ skills: [`${root}/a`], files: { '/secret': 'secret' } })
    service.view()
    tree.remove(`${root}/a/SKILL.md`)
    tree.link(`${root}/a/SKILL.md`, '/secret')
    expect(() => service.load('a')).toThrowError(expect.objectContaining({ code: 'file-unreadable' }))
  })

  it('BTW-38 names what there is, and what was probably meant', () => {
    const { service } = openStage({ skills: [`${root}/review-pr`, `${root}/other`] })
    expect(() => service.load('reveiw-pr')).toThrowError(
      expect.objectContaining({
        code: 'unknown-skill',
        next: 'Did you mean review-pr? Available skills: other, review-pr.',
      }),
    )
  })

  it('says why a skill that exists is not to be had (decisions R-37)', () => {
    const { service } = openStage({
      files: {
        [`${root}/a/SKILL.md`]:
          '---\nname: a\ndescription: Needs a tool.\nmetadata:\n  requires: \'{"bins":["gh"]}\'\n---\n',
      },
      host: createFakeHost({ binaries: [] }),
    })
    expect(() => service.load('a')).toThrowError(
      expect.objectContaining({ code: 'skill-not-active', next: expect.stringContaining('gh') }),
    )
    expect(service.load('a', { anyState: true }).text).toContain('Needs a tool.')
  })

  it('BTW-58 finds one skill by any spelling of its name', () => {
    const { service } = openStage({ skills: [`${root}/my_skill`] })
    for (const name of ['my_skill', 'my-skill', 'My Skill']) expect(service.load(name).entry.name).toBe('my_skill')
  })
})

/** The text of a file of skill `a`, or the code of the error. */
function readOrCode(service: CatalogService, path: string): string {
  try {
    return new TextDecoder().decode(service.readFile('a', path))
  } catch (error) {
    return error instanceof MetierError ? error.code : String(error)
  }
}

describe('readFile', () => {
  const files = { [`${root}/a/references/guide.md`]: 'guide', '/secret': 'secret', [`${root}/b/x.md`]: 'x' }

  it('gives the bytes of a file of the skill', () => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    for (const path of ['references/guide.md', './references//guide.md']) {
      expect(new TextDecoder().decode(service.readFile('a', path))).toBe('guide')
    }
  })

  it.each([
    '../b/x.md',
    '/secret',
    'references/../../b/x.md',
    '..',
    'C:\\secret',
    '..\\b\\x.md',
    '\\secret',
    'a\0b',
    'link.md',
    'way/x.md',
  ])('never leads out of the skill: %j', (path) => {
    const stage = createStage({ skills: [`${root}/a`], files })
    stage.tree.link(`${root}/a/link.md`, '/secret')
    stage.tree.link(`${root}/a/way`, '../b')
    expect(() => stage.open().readFile('a', path)).toThrowError(expect.objectContaining({ code: 'path-escapes-skill' }))
  })

  it.each(['missing.md', 'references', ''])('says which files there are: %j', (path) => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    expect(() => service.readFile('a', path)).toThrowError(
      expect.objectContaining({ code: 'not-found', next: expect.stringContaining('references/guide.md') }),
    )
  })

  it('whatever the path is, gives a file of the skill or refuses', () => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    const part = fc.constantFrom('..', '.', '', 'references', 'guide.md', 'SKILL.md', '~', '%2e%2e', 'b', '\\', 'C:')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.string(), (parts, tail) => {
        const answer = readOrCode(service, [...parts, tail].join('/'))
        expect(['guide', skillText('a'), 'path-escapes-skill', 'not-found']).toContain(answer)
      }),
    )
  })
})

describe('close', () => {
  it('ends the telling', async () => {
    const { service, tree, wait, changes } = openStage({ skills: [`${root}/a`] })
    await service.close()
    tree.remove(`${root}/a`)
    wait()
    expect(service.snapshot().candidates.size).toBe(1)
    expect(changes).toEqual([])
  })
})

describe('the standard as the condition for being active', () => {
  const rich = skillText('rich').replace('---\n', '---\ntriggers: [pack it]\n')
  // R-1, BTW-34
  it.each([
    [{}, []],
    [{ preset: 'btw' }, ['unexpected-field']],
    [{ 'discovery.profile': 'standard' }, ['unexpected-field']],
    [{ preset: 'btw', 'discovery.profile': 'load' }, []],
  ])('under %j a skill with a field of its own gives %j', (overrides, reasons) => {
    const { service } = openStage({ files: { [`${root}/rich/SKILL.md`]: rich }, overrides })
    const entry = service.view().resolve('rich')
    expect(entry?.reasons.map(({ code }) => code)).toEqual(reasons)
  })

  it('is asked again when the file changed', () => {
    const overrides = { 'discovery.profile': 'standard' }
    const { service, tree, wait } = openStage({ files: { [`${root}/rich/SKILL.md`]: rich }, overrides })
    expect(namesOf(service)).toEqual([])
    tree.write(`${root}/rich/SKILL.md`, skillText('rich'))
    wait()
    expect(namesOf(service)).toEqual(['rich'])
  })
})

describe('a change of the settings', () => {
  it('decides anew who is active, without a change of any skill', () => {
    const { service, tree, wait, changes } = openStage({ skills: [`${root}/a`, `${root}/b`] })
    expect(namesOf(service)).toEqual(['a', 'b'])
    tree.write('/project/metier.yaml', 'skills: { entries: { a: { enabled: false } } }')
    expect(namesOf(service)).toEqual(['a', 'b'])
    wait()
    expect(namesOf(service)).toEqual(['b'])
    expect(service.view().resolve('a')?.state).toBe('disabled')
    expect(changes).toEqual([{ generation: 2, added: [], removed: ['a'], changed: [] }])
    tree.write('/project/metier.yaml', '')
    wait()
    expect(namesOf(service)).toEqual(['a', 'b'])
    expect(changes.at(-1)).toMatchObject({ added: ['a'], removed: [] })
  })

  it('brings in folders that it names, and lets none in while the file is broken', () => {
    const { service, tree, wait } = openStage({ skills: [`${root}/a`, '/home/user/more/c'] })
    tree.write('/home/user/.config/metier/config.yaml', 'skills: { load: { extraDirs: [/home/user/more] } }')
    wait()
    expect(namesOf(service)).toEqual(['a', 'c'])
    tree.write('/home/user/.config/metier/config.yaml', 'skills: { load: ')
    wait()
    expect(namesOf(service)).toEqual(['a', 'c'])
  })
})
