import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestOf, templatesOf, UpgradeStage } from './upgrade-stage.case.ts'

const skill = 'skills/squad-git/SKILL.md'
const note = 'skills/squad-git/references/a.md'

function begun(): UpgradeStage {
  const stage = new UpgradeStage()
  stage.apply(stage.plan(templatesOf('1.0'), { mode: 'init' }))
  return stage
}

/** Of a made-up Metier; a team begins with 1.0. */
const versions = Array.from({ length: 64 }, (_, at) => `${at}.0`)

/** What no upgrade may look at. */
function outside(files: ReadonlyMap<string, string>) {
  return [...files].filter(([path]) => path.startsWith('agents/') || path.startsWith('skills/learned'))
}

describe('planTeamUpgrade', () => {
  // SQD-78, SQD-79: all of it comes, coordinator first, then templates, then skills
  it('gives an empty team everything, in the documented order', () => {
    const stage = new UpgradeStage()
    const { changes, loaded } = stage.apply(stage.plan(templatesOf('1.0'), { mode: 'init' }))
    expect(changes.map(({ path }) => path)).toEqual(['coordinator.md', 'templates/charter.md', skill, note])
    expect(loaded).toEqual(['squad-git'])
    expect(stage.plan(templatesOf('1.0'), { mode: 'init' }).changes).toEqual([])
    expect(stage.plan(templatesOf('1.0')).changes).toEqual([])
  })

  // SQD-81: only what is newer overwrites
  it.each([
    ['1.1', true],
    ['1.0.0', false],
    ['0.9', false],
  ])('version %s over 1.0: %s', (version, isTaken) => {
    const stage = begun()
    stage.apply(stage.plan(templatesOf(version)))
    expect(stage.files.get(skill)?.includes(`"${version}"`)).toBe(isTaken)
  })

  // SQD-80
  it('brings back a built-in skill that is missing', () => {
    const stage = begun()
    stage.files.delete(skill)
    stage.files.delete(note)
    stage.apply(stage.plan(templatesOf('1.0')))
    expect(stage.files.has(skill)).toBe(true)
  })

  // SQD-76: what a person changed stays, and the new text lies beside it, once
  it('lays the new text beside one that was changed', () => {
    const stage = begun()
    stage.files.set(skill, `${stage.files.get(skill)}mine\n`)
    const { reports } = stage.apply(stage.plan(templatesOf('2.0')))
    expect(reports).toContainEqual({ path: skill, action: 'beside', at: `${skill}.new`, from: '1.0', to: '2.0' })
    expect(stage.files.get(skill)).toContain('mine')
    expect(stage.files.get(`${skill}.new`)).toContain('"2.0"')
    expect(stage.plan(templatesOf('2.0')).changes).toEqual([])
    // The next version takes the place of the one that nobody touched; one that somebody edited stays too.
    stage.apply(stage.plan(templatesOf('3.0')))
    expect(stage.files.get(`${skill}.new`)).toContain('"3.0"')
    stage.files.set(`${skill}.new`, 'half merged')
    stage.apply(stage.plan(templatesOf('4.0')))
    expect(stage.files.get(`${skill}.new`)).toBe('half merged')
    expect(stage.files.get(`${skill}.new-2`)).toContain('"4.0"')
  })

  it('goes on by itself once the new text was taken over', () => {
    const stage = begun()
    stage.files.set(skill, 'mine\n')
    stage.apply(stage.plan(templatesOf('2.0')))
    stage.files.set(skill, stage.files.get(`${skill}.new`) ?? '')
    stage.apply(stage.plan(templatesOf('3.0')))
    expect(stage.files.get(skill)).toContain('"3.0"')
  })

  it('leaves a skill alone whose own version says that it is later', () => {
    const stage = begun()
    stage.files.set(skill, (stage.files.get(skill) ?? '').replace('"1.0"', '"99.0"'))
    expect(stage.plan(templatesOf('2.0')).changes.map(({ path }) => path)).not.toContain(`${skill}.new`)
  })

  // SQD-82
  it('does not touch a reference that a person changed, and follows one that nobody did', () => {
    const stage = begun()
    stage.files.set(note, 'mine\n')
    const { reports } = stage.apply(stage.plan(templatesOf('2.0')))
    expect(stage.files.get(note)).toBe('mine\n')
    expect(reports).toContainEqual({ path: note, action: 'kept', from: '1.0', to: '2.0' })
    const other = begun()
    other.apply(other.plan(templatesOf('2.0')))
    expect(other.files.get(note)).toBe('notes 2.0\n')
  })

  it('takes a change of line ends for none', () => {
    const stage = begun()
    for (const [path, text] of stage.files) stage.files.set(path, text.replaceAll('\n', '\r\n'))
    const { reports } = stage.apply(stage.plan(templatesOf('2.0')))
    expect(new Set(reports.map(({ action }) => action))).toEqual(new Set(['replace']))
  })

  // SQD-84: a skill is Metier's by the lock; the prefix makes it nobody's
  it('never takes a learned skill for its own because of its name', () => {
    const stage = new UpgradeStage()
    stage.files.set(skill, 'learned here\n')
    const { reports, loaded } = stage.apply(stage.plan(templatesOf('2.0'), { force: true }))
    expect(reports).toContainEqual({ path: 'skills/squad-git', action: 'foreign' })
    expect(loaded).toEqual([])
    expect(stage.files.get(skill)).toBe('learned here\n')
  })

  it('knows a copy of what ships for what it is', () => {
    const stage = begun()
    stage.record = { skills: new Map(), files: new Map() }
    stage.apply(stage.plan(templatesOf('1.0')))
    expect(stage.record.skills.get('squad-git')?.version).toBe('1.0')
  })

  it('forced, takes what ships and archives what was there', () => {
    const stage = begun()
    stage.files.set(skill, 'mine\n')
    stage.apply(stage.plan(templatesOf('1.0'), { force: true }))
    expect(stage.files.get(skill)).toContain('"1.0"')
    expect(stage.archived).toEqual(['mine\n'])
  })

  it('a directory where a file should be is left alone', () => {
    const stage = begun()
    stage.files.delete(note)
    stage.files.set(`${note}/deeper`, 'mine')
    expect(stage.plan(templatesOf('2.0')).reports).toContainEqual({
      path: note,
      action: 'foreign',
      from: '1.0',
      to: '2.0',
    })
  })

  // SQD-83 and SQD-76, over any sequence of edits, deletions, conversions and upgrades
  it('never loses a byte that a person wrote', () => {
    const paths = [
      skill,
      note,
      `${skill}.new`,
      'coordinator.md',
      'coordinator.md.new',
      'templates/charter.md',
      'skills/squad-git/scripts/own.sh',
      'skills/learned/SKILL.md',
      'agents/fenster/skills/squad-git/SKILL.md',
    ]
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), path: fc.constantFrom(...paths), text: fc.string() }),
      fc.record({ kind: fc.constant('delete' as const), path: fc.constantFrom(...paths) }),
      fc.record({ kind: fc.constant('convert' as const), path: fc.constantFrom(...paths) }),
      fc.record({ kind: fc.constant('append' as const), path: fc.constantFrom(...paths), text: fc.string() }),
      fc.record({
        kind: fc.constant('upgrade' as const),
        // How many versions later; below zero an older Metier comes by.
        later: fc.integer({ min: -1, max: 2 }),
        force: fc.boolean(),
        mode: fc.constantFrom('init' as const, 'upgrade' as const),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const stage = begun()
        let at = 1
        const ofMetier = new Set<string>()
        for (const version of versions) {
          const { coordinator, templates, skills } = templatesOf(version)
          const all = [coordinator, templates, ...[...skills.values()].map(({ files }) => files)]
          for (const files of all) for (const { bytes } of files.values()) ofMetier.add(digestOf(bytes))
        }
        for (const each of steps) {
          const text = each.kind === 'upgrade' ? '' : (stage.files.get(each.path) ?? '')
          if (each.kind === 'edit') stage.files.set(each.path, each.text)
          if (each.kind === 'append') stage.files.set(each.path, text + each.text)
          if (each.kind === 'delete') stage.files.delete(each.path)
          if (each.kind === 'convert') stage.files.set(each.path, text.replaceAll(/\r?\n/g, '\r\n'))
          if (each.kind !== 'upgrade') continue
          const before = new Map(stage.files)
          at = Math.max(0, at + each.later)
          const templates = templatesOf(versions[at] ?? '0')
          stage.apply(stage.plan(templates, each))
          for (const [path, old] of before) {
            if (ofMetier.has(old.replaceAll('\r\n', '\n'))) continue
            expect(stage.files.get(path) === old || (each.force && stage.archived.includes(old))).toBe(true)
          }
          expect(outside(stage.files)).toEqual(outside(before))
          // Twice is once.
          const again = stage.plan(templates, each).changes
          expect(each.force ? [] : again).toEqual([])
        }
      }),
    )
  })
})
