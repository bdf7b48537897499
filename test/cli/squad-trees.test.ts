import { createHash } from 'node:crypto'
import { cpSync, lstatSync, readFileSync, readdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

const fixtures = fileURLToPath(new URL('../../fixtures/teams', import.meta.url))

/** Every file below a directory with a digest of it. */
function treeOf(directory: string): Readonly<Record<string, string>> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = paths.filter((path) => lstatSync(join(directory, path)).isFile())
  return Object.fromEntries(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(directory, path)))
        .digest('hex'),
    ]),
  )
}

interface Listed {
  readonly team: { readonly members: readonly unknown[]; readonly skills: readonly string[] }
}

// SQD-18, SQD-71: the trees of Squad, under both names of their folder, as they are
describe.each([
  {
    tree: 'squad-first',
    folder: '.ai-team',
    members: [
      { name: 'brake', role: 'Tester', skills: [] },
      { name: 'scribe', role: null, skills: [] },
      { name: 'spokes', role: 'Core Dev', skills: ['api-design'] },
      { name: 'wheeler', role: 'Lead', skills: [] },
    ],
    skills: ['commit-habits'],
  },
  {
    tree: 'squad-later',
    folder: '.squad',
    members: [{ name: 'mortar', role: 'Backend', skills: ['exports'] }],
    skills: [],
  },
])('a tree of Squad in $folder', { timeout: 60_000 }, ({ tree, folder, members, skills }) => {
  let sandbox: Sandbox
  beforeEach(() => {
    sandbox = new Sandbox()
    cpSync(join(fixtures, tree, folder), join(sandbox.project, folder), { recursive: true })
  })
  afterEach(() => sandbox.remove())
  const place = () => join(sandbox.project, folder)

  it('loads without conversion, and looking changes no byte', () => {
    const before = treeOf(place())
    const listed: Listed = JSON.parse(sandbox.run('team', '--json').stdout)
    expect(listed.team).toMatchObject({ members, skills })
    for (const { name, skills: own } of members) {
      const prompt = sandbox.run('team', 'prompt', name, '--task', 'x', '--plain')
      expect(prompt.stdout).toContain('YOUR CHARTER:')
      for (const skill of [...own, ...skills]) expect(prompt.stdout).toContain(`<name>${skill}</name>`)
    }
    for (const words of [['curate'], ['drafts'], ['upgrade', '--dry-run'], ['init', '--dry-run']])
      expect(sandbox.run('team', ...words)).toMatchObject({ status: 0 })
    expect(treeOf(place())).toEqual(before)
  })

  it('keeps every file through init, upgrade and teaching', () => {
    const before = treeOf(place())
    expect(sandbox.run('team', 'init').status).toBe(0)
    expect(sandbox.run('team', 'upgrade').status).toBe(0)
    expect(sandbox.run('team', 'teach', 'Always use short branches').status).toBe(0)
    expect(treeOf(place())).toMatchObject(before)
  })

  it('moves to another project and back, byte for byte', () => {
    sandbox.run('team', 'export', 'a.squad')
    const other = new Sandbox()
    try {
      other.write('a.squad', sandbox.read('a.squad'))
      expect(other.run('team', 'import', 'a.squad', '--yes')).toMatchObject({ status: 0 })
      other.run('team', 'export', 'b.squad')
      expect(other.read('b.squad')).toBe(sandbox.read('a.squad'))
    } finally {
      other.remove()
    }
  })
})

describe('what a look through the trees of Squad finds', { timeout: 60_000 }, () => {
  let sandbox: Sandbox
  beforeEach(() => {
    sandbox = new Sandbox()
  })
  afterEach(() => sandbox.remove())
  const bring = (tree: string) => cpSync(join(fixtures, tree), sandbox.project, { recursive: true })

  // SQD-58: the same phrase in three entries of one history, and nothing of the days on which it was said
  it('a pattern of three entries becomes a draft for its member', () => {
    bring('squad-first')
    const { stdout } = sandbox.run('team', 'curate', '--apply', '--json')
    const { curated }: { curated: { promotions: { name: string; to: string; text: string }[] } } = JSON.parse(stdout)
    expect(curated.promotions).toMatchObject([{ to: 'spokes' }])
    expect(curated.promotions[0]?.text).toContain('eep every migration reversible and small')
    expect(curated.promotions[0]?.text).not.toMatch(/2026-/)
  })

  it('a decision and a skill that say the contrary are named together', () => {
    bring('squad-later')
    const { stdout } = sandbox.run('team', 'curate')
    expect(stdout).toContain('decisions.md:3  Never use default exports.')
    expect(stdout).toContain('agents/mortar/skills/exports/SKILL.md:19  Always use default exports.')
  })

  it('fields of later Squads are read', () => {
    bring('squad-later')
    const { stdout } = sandbox.run('show', 'exports', '--agent', 'mortar', '--json')
    expect(stdout).toContain('"files"')
  })

  it('a team whose files are partly gone is still a team', () => {
    bring('squad-first')
    for (const path of ['team.md', 'routing.md', 'decisions.md', 'agents/brake/charter.md', 'agents/spokes/history.md'])
      unlinkSync(join(sandbox.project, '.ai-team', path))
    expect(sandbox.run('team').stdout).toContain('spokes  Core Dev: api-design')
    expect(sandbox.run('team', 'prompt', 'brake', '--task', 'x')).toMatchObject({ status: 0 })
  })
})
