import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogChange, CatalogService } from '../catalog-service.ts'
import { openStage } from './open-stage.case.ts'
import { createStage, locationsOf, skillText } from './stage.case.ts'

const root = '/project/.agents/skills'

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
