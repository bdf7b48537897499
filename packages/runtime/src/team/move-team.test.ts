import { planTeamImport, writeTeamBundle, type SkillFiles, type TeamBundle } from '@metier/core'
import { createTemporaryTree } from '@metier/testing'
import * as fc from 'fast-check'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { applyTeamImport } from './apply-team-import.ts'
import { packTeam } from './pack-team.ts'
import { readBundleFile } from './read-bundle-file.ts'
import { readTeamFiles } from './read-team-files.ts'

let tree: ReturnType<typeof createTemporaryTree>
let count = 0
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(() => tree.cleanUp())

const none: TeamBundle = { agents: new Map(), teamSkills: new Map() }

function putDown(bundle: TeamBundle, directory: string): void {
  const plan = planTeamImport({ bundle, present: none, builtIn: new Set() })
  applyTeamImport({
    plan,
    directory,
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    archive: `${directory}/archive/1`,
  })
}

const text = (value: string) => new TextEncoder().encode(value)

describe('a team that moves', () => {
  const bytes = fc.oneof(
    fc.constantFrom('', 'One\r\nTwo\r\n', '\ufeffWith a mark\n', 'e\u0301 and \u00e9', '\0', 'no end').map(text),
    fc.uint8Array({ maxLength: 40 }),
  )
  // Names of other scripts, both ways to write an accent, spaces, and what every object has. No two are one on any disk.
  const name = fc.constantFrom(
    'plain',
    'Zo\u00eb',
    'cafe\u0301',
    'mit Leerzeichen',
    '\u6280\u80fd',
    'constructor',
    'a.b',
    '1',
  )
  const path = fc.constantFrom(
    'references/a.md',
    'references/\u00fc/tief.md',
    'references/u\u0308ber.md',
    'scripts/run.sh',
    'assets/logo.png',
    'LICENSE',
    'notes/mit Leerzeichen.md',
    'notes/__proto__',
    'notes/\u65e5\u672c.md',
  )
  const skill = fc
    .record({ main: bytes, others: fc.dictionary(path, fc.tuple(bytes, fc.boolean())) })
    .map(({ main, others }): SkillFiles => {
      const files = Object.entries(others).map(
        ([at, [content, executable]]) => [at, { bytes: content, executable }] as const,
      )
      return new Map([['SKILL.md', { bytes: main, executable: false }], ...files])
    })
  const skills = fc.dictionary(name, skill, { maxKeys: 3 }).map((all) => new Map(Object.entries(all)))
  const member = fc.record({ charter: bytes, history: bytes, skills })
  const teams = fc.record({
    agents: fc.dictionary(name, member, { maxKeys: 2 }).map((all) => new Map(Object.entries(all))),
    teamSkills: skills,
  })

  // From a folder to a file, from there to a folder, and from there to the same file
  it('is the same file again, as JSON and as a zip, whatever it holds', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(teams, async (team) => {
        const place = tree.at(String((count += 1)))
        putDown(team, `${place}/one`)
        const first = readTeamFiles(`${place}/one`)
        const squad = text(writeTeamBundle(first))
        const zip = await packTeam(first)
        writeFileSync(`${place}/team.squad`, squad)
        writeFileSync(`${place}/team.zip`, zip)
        putDown(await readBundleFile(`${place}/team.squad`), `${place}/two`)
        putDown(await readBundleFile(`${place}/team.zip`), `${place}/three`)
        expect(text(writeTeamBundle(readTeamFiles(`${place}/two`)))).toEqual(squad)
        expect(await packTeam(readTeamFiles(`${place}/three`))).toEqual(zip)
        // A zip holds the very files; in a `.squad` file a history is in its two parts.
        expect(readTeamFiles(`${place}/three`)).toEqual(first)
      }),
      { numRuns: 12 },
    )
  })
})

describe('what came since an import was planned', () => {
  const bundle: TeamBundle = {
    agents: new Map([['fenster', { charter: text('# Fenster'), skills: new Map() }]]),
    teamSkills: new Map([['tabs', new Map([['SKILL.md', { bytes: text('theirs'), executable: false }]])]]),
  }

  it.each(['skills/tabs/SKILL.md', 'agents/fenster/charter.md'])('%s is not overwritten', (path) => {
    const directory = tree.at('team')
    const plan = planTeamImport({ bundle, present: none, builtIn: new Set() })
    tree.write(`team/${path}`, 'ours')
    const ports = { fileSystem: createNodeFileSystem(), writer: createNodeFileWriter() }
    expect(() => applyTeamImport({ plan, directory, ...ports, archive: `${directory}/archive/1` })).toThrow(/meanwhile/)
    expect(readFileSync(`${directory}/${path}`, 'utf8')).toBe('ours')
    expect(readdirSync(directory)).toEqual([path.split('/')[0]])
  })
})

describe('a hostile team', () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '',
    '/',
    '\\',
    'x',
    'skills',
    'SKILL.md',
    'c:',
    'CON',
    '~',
    '\0',
    '\u202e',
    '%2e%2e',
    '.git',
    'a ',
    'a.',
    '\uff0e\uff0e',
    '__proto__',
  )
  const path = fc
    .array(piece, { minLength: 1, maxLength: 5 })
    .chain((parts) => fc.constantFrom(parts.join('/'), parts.join('\\'), parts.join('')))
  const content = fc.constantFrom<unknown>('text', { encoding: 'base64', data: 'AAA=' }, null, 7, ['x'], {})
  const files = fc.dictionary(path, content, { maxKeys: 2 })
  const skill = fc.record(
    {
      skill_md: fc.constant('text'),
      references: files,
      scripts: files,
      assets: files,
      files,
      executable: fc.array(path, { maxLength: 2 }),
    },
    { requiredKeys: ['skill_md'] },
  )
  const skills = fc.dictionary(path, skill, { maxKeys: 2 })
  const agent = fc.record({ charter: content, history: content, skills }, { requiredKeys: [] })
  const bundle = fc.record(
    {
      squad_format_version: fc.constant('1.1'),
      agents: fc.dictionary(path, agent, { maxKeys: 2 }),
      team_skills: skills,
    },
    { requiredKeys: ['squad_format_version'] },
  )

  it('writes nothing outside the folder of the team', { timeout: 60_000 }, async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(bundle, async (hostile) => {
        const place = tree.at(`hostile-${(count += 1)}`)
        mkdirSync(`${place}/project`, { recursive: true })
        writeFileSync(`${place}/team.squad`, JSON.stringify(hostile))
        const read = await readBundleFile(`${place}/team.squad`).catch(() => undefined)
        if (read !== undefined) {
          accepted += 1
          putDown(read, `${place}/project/.ai-team`)
        }
        expect(readdirSync(place).toSorted()).toEqual(['project', 'team.squad'])
        expect(['', '.ai-team']).toContain(readdirSync(`${place}/project`).join())
        const inside = read === undefined ? [] : readdirSync(`${place}/project/.ai-team`)
        expect(['agents', 'skills']).toEqual(expect.arrayContaining(inside))
      }),
      { numRuns: 150 },
    )
    // Neither is everything refused before it could do harm.
    expect(accepted).toBeGreaterThan(0)
  })
})
