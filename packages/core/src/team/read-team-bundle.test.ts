import {
  array,
  assert,
  constantFrom,
  dictionary,
  oneof,
  option,
  property,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SkillFiles } from '../package/merge-files.ts'
import { encodeText } from '../text/encode-text.ts'
import { readTeamBundle } from './read-team-bundle.ts'
import type { TeamBundle } from './team-bundle.ts'
import { writeTeamBundle } from './write-team-bundle.ts'

const skill = { skill_md: '---\nname: a\n---\n' }

function read(bundle: unknown) {
  return readTeamBundle(JSON.stringify(bundle))
}

const hostilePaths = [
  '..',
  '../x',
  'a/../b',
  'a/../../x',
  '/etc/passwd',
  '//host/x',
  '~/x',
  '~',
  './x',
  'a/./b',
  'a//b',
  'a/',
  '',
  '..\\x',
  'a\\b',
  'C:\\x',
  'C:/x',
  'c:x',
  'a:stream',
  '\\\\host\\x',
  'x\u0000y',
  'x\ny',
  'x\u001b[2J',
  'x\u007f',
  'con',
  'CON',
  'nul.txt',
  'aux',
  'prn.md',
  'com1',
  'lpt9.log',
  'COM\u00b9',
  'a/con/b',
  'a/nul',
  'x.',
  'x ',
  'a./b',
  'a /b',
  '...',
  '.git',
  '.GIT',
  '.git/config',
  'a/.git/hooks/x',
  'x'.repeat(300),
  'a/'.repeat(40) + 'b',
  'y'.repeat(1100),
  '\u00e4'.repeat(200),
]
const hostileNames = [...hostilePaths, '.hidden', '.agents', 'a/b', 'a/b/c']

describe('readTeamBundle', () => {
  // more than 200 hostile bundles: every name in every place that becomes a path
  it.each(
    hostilePaths
      .filter((path) => !path.startsWith('~'))
      .flatMap((path) => ['references', 'scripts', 'assets'].map((folder) => [folder, path])),
  )('refuses a file in %s called %j', (folder, path) => {
    expect(() =>
      read({ squad_format_version: '1.1', team_skills: { a: { ...skill, [folder]: { [path]: 'x' } } } }),
    ).toThrow(/refused/)
  })

  it.each(hostilePaths)('refuses a file beside SKILL.md called %j', (path) => {
    const bundle = {
      squad_format_version: '1.1',
      agents: { f: { skills: { a: { ...skill, files: { [path]: 'x' } } } } },
    }
    expect(() => read(bundle)).toThrow(/refused/)
  })

  it.each(hostileNames)('refuses a member, a skill of a member and one of the team called %j', (name) => {
    expect(() => read({ squad_format_version: '1.1', agents: { [name]: {} } })).toThrow(/refused/)
    expect(() => read({ squad_format_version: '1.1', agents: { a: { skills: { [name]: skill } } } })).toThrow(/refused/)
    expect(() => read({ squad_format_version: '1.1', team_skills: { [name]: skill } })).toThrow(/refused/)
  })

  it.each([
    ['no JSON', 'squad', /no JSON/],
    ['a list', '[]', /no object/],
    ['no version', '{}', /version is missing/],
    ['a later version', '{"squad_format_version":"2.0"}', /1\.0 and 1\.1 can be read/],
    ['members as a list', '{"squad_format_version":"1.1","agents":[]}', /agents is no object/],
    ['a member that is text', '{"squad_format_version":"1.1","agents":{"a":"x"}}', /member a is no object/],
    ['a skill without SKILL.md', '{"squad_format_version":"1.1","team_skills":{"a":{}}}', /neither text nor base64/],
    ['a file that is a number', '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":1}}}', /neither text/],
    [
      'broken base64',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":{"encoding":"base64","data":"!"}}}}',
      /neither/,
    ],
    [
      'another encoding',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":{"encoding":"hex","data":"00"}}}}',
      /neither/,
    ],
    ['half a character', '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":"\\ud800"}}}', /neither/],
    [
      'SKILL.md twice',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":"","files":{"skill.MD":""}}}}',
      /twice/,
    ],
    [
      'names that differ in case',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":""},"A":{"skill_md":""}}}',
      /twice/,
    ],
    [
      'a file that is a folder',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":"","assets":{"x":"","x/y":""}}}}',
      /a file and a directory/,
    ],
    [
      'two skills of one name',
      '{"version":"1.0","skills":["---\\nname: a\\n---\\n","---\\nname: a\\n---\\n"]}',
      /one name/,
    ],
    ['a name that leads out', '{"version":"1.0","skills":["---\\nname: ../a\\n---\\n"]}', /leads out|leads into/],
  ])('refuses %s', (_what, text, message) => {
    expect(() => readTeamBundle(text)).toThrow(message)
  })

  it('a bundle cannot reach what every object has', () => {
    const bundle = readTeamBundle(
      '{"squad_format_version":"1.1","agents":{"__proto__":{"skills":{}}},"team_skills":{"constructor":{"skill_md":"x"}}}',
    )
    expect([...bundle.agents.keys()]).toEqual(['__proto__'])
    expect([...bundle.teamSkills.keys()]).toEqual(['constructor'])
    expect(() => readTeamBundle('{"__proto__":{"squad_format_version":"1.1"}}')).toThrow(/version is missing/)
  })

  it('reads format 1.0: skills as texts, named by their frontmatter', () => {
    const text = '---\nname: "git-habits"\n---\nBody'
    const bundle = read({
      version: '1.0',
      agents: { fenster: { charter: 'C', history: 'H' } },
      skills: [text, 'No frontmatter'],
    })
    expect([...bundle.teamSkills.keys()]).toEqual(['git-habits', 'skill-2'])
    expect(bundle.teamSkills.get('git-habits')?.get('SKILL.md')?.bytes).toEqual(encodeText(text))
    expect(bundle.agents.get('fenster')?.history).toEqual(encodeText('H'))
  })

  it('SQD-93: folders that a skill does not have may be left out', () => {
    const bundle = read({ squad_format_version: '1.1', team_skills: { a: { skill_md: 'x', references: {} } } })
    expect([...(bundle.teamSkills.get('a')?.keys() ?? [])]).toEqual(['SKILL.md'])
  })
})

function file(bytes: Uint8Array, executable = false) {
  return { bytes, executable }
}

describe('writeTeamBundle', () => {
  const team: TeamBundle = {
    agents: new Map([
      [
        'fenster',
        {
          charter: encodeText('# Fenster\r\n'),
          history: encodeText('# History\n## Learnings\nShort hooks.\n## Key file paths\nsrc/a.ts\n## Style\nPlain.'),
          skills: new Map([
            [
              'react',
              new Map([
                ['SKILL.md', file(encodeText('---\r\nname: react\r\nmetadata:\r\n  mcp-servers: []\r\n---\r\n'))],
                ['references/deep/hooks.md', file(encodeText('\ufeffhooks'))],
                ['scripts/make.sh', file(encodeText('#!/bin/sh\n'), true)],
                ['assets/logo.png', file(new Uint8Array([137, 80, 78, 71, 0, 255]))],
                ['LICENSE', file(encodeText('free'))],
              ]),
            ],
          ]),
        },
      ],
    ]),
    teamSkills: new Map([['git', new Map([['SKILL.md', file(encodeText('plain'))]])]]),
  }

  // SQD-92, SQD-93, SQD-90: the shape of the format, whole directories, nested files by their path
  it('writes the fields of the format', () => {
    expect(JSON.parse(writeTeamBundle(team))).toEqual({
      squad_format_version: '1.1',
      agents: {
        fenster: {
          charter: '# Fenster\r\n',
          history: {
            portable: '# History\n## Learnings\nShort hooks.\n## Style\nPlain.\n',
            project: '## Key file paths\nsrc/a.ts\n',
          },
          skills: {
            react: {
              skill_md: '---\r\nname: react\r\nmetadata:\r\n  mcp-servers: []\r\n---\r\n',
              references: { 'deep/hooks.md': '\ufeffhooks' },
              scripts: { 'make.sh': '#!/bin/sh\n' },
              assets: { 'logo.png': { encoding: 'base64', data: 'iVBORwD/' } },
              files: { LICENSE: 'free' },
              executable: ['scripts/make.sh'],
            },
          },
        },
      },
      team_skills: { git: { skill_md: 'plain', references: {}, scripts: {}, assets: {} } },
    })
  })

  // SQD-89, SQD-91, SQD-49: frontmatter, servers and relative places come back byte for byte
  it('what was read is what was written, file by file', () => {
    const again = readTeamBundle(writeTeamBundle(team))
    expect(again.agents.get('fenster')?.skills).toEqual(team.agents.get('fenster')?.skills)
    expect(again.agents.get('fenster')?.charter).toEqual(team.agents.get('fenster')?.charter)
    expect(again.teamSkills).toEqual(team.teamSkills)
  })

  it('written, read and written again, any team gives the same bytes', () => {
    const bytes = oneof(uint8Array({ maxLength: 20 }), string({ unit: 'binary', maxLength: 20 }).map(encodeText))
    const path = constantFrom(
      'references/a.md',
      'scripts/b/c.sh',
      'assets/d',
      'LICENSE',
      'notes/e.md',
      'references/__proto__',
    )
    const files = record({ main: bytes, others: dictionary(path, bytes), run: array(path) }).map(
      ({ main, others, run }): SkillFiles =>
        new Map(
          [['SKILL.md', main] as const, ...Object.entries(others)].map(([name, content]) => [
            name,
            file(
              content,
              run.some((each) => each === name),
            ),
          ]),
        ),
    )
    const skills = dictionary(constantFrom('a', 'b-c', '__proto__', '1'), files).map(
      (all) => new Map(Object.entries(all)),
    )
    const heading = constantFrom(
      '# H\n',
      '## Learnings\n',
      '## Project context\r\n',
      'text',
      '\n',
      '## Sessions',
      '```\n',
    )
    const history = oneof(
      bytes,
      array(heading).map((lines) => encodeText(lines.join(''))),
    )
    const agent = record({
      charter: option(bytes, { nil: undefined }),
      history: option(history, { nil: undefined }),
      skills,
    })
    const teams = record({ agents: dictionary(constantFrom('x', 'y', '10', '9'), agent), teamSkills: skills })
    assert(
      property(teams, ({ agents, teamSkills }) => {
        const members = Object.entries(agents).map(([name, { charter, history: past, skills: own }]) => {
          return [name, { ...(charter && { charter }), ...(past && { history: past }), skills: own }] as const
        })
        const once = writeTeamBundle({ agents: new Map(members), teamSkills })
        expect(writeTeamBundle(readTeamBundle(once))).toBe(once)
      }),
      { numRuns: 100 },
    )
  })

  it('refuses to write what could not be read', () => {
    const bad = new Map([
      ['SKILL.md', file(encodeText(''))],
      ['skill.md', file(encodeText(''))],
    ])
    expect(() => writeTeamBundle({ agents: new Map(), teamSkills: new Map([['a', bad]]) })).toThrow(/twice/)
    expect(() => writeTeamBundle({ agents: new Map(), teamSkills: new Map([['aux', new Map()]]) })).toThrow(/device/)
  })
})
