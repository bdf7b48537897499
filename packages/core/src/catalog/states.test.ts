import { describe, expect, it } from 'vitest'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import type { SkillState } from './entry.ts'
import { type SampleCandidate, type SampleContext, sampleCandidate, sampleContext } from './sample.case.ts'
import type { SkillRoot } from './skill-root.ts'
import type { ViewContext } from './view-context.ts'
import type { Requirements, Skill } from '../format/skill.ts'

function judge(candidate: SampleCandidate, context: SampleContext = {}) {
  const candidates = [sampleCandidate(candidate)]
  const { entries } = createView(
    createCatalog({ roots: [], candidates, problems: [], generation: 1 }),
    sampleContext(context),
  )
  const [entry] = entries
  if (entry === undefined) throw new Error('There is no entry.')
  return { state: entry.state, codes: entry.reasons.map((reason) => reason.code), reasons: entry.reasons }
}

const bundled: SkillRoot = { path: '/opt/skills', scope: 'bundled', order: 0, source: 'bundled' }

function requires(requirements: Partial<Requirements>): Partial<Skill> {
  return { requires: { bins: [], anyBins: [], env: [], config: [], tools: [], ...requirements } }
}

function needs(server: string, optional = false): Partial<Skill> {
  return { mcp: [{ name: server, optional }] }
}

const withBinaries = (...binaries: readonly string[]): SampleContext => ({
  host: { hasBinary: (name) => binaries.includes(name) },
})

const standardErrors = () =>
  [{ code: 'unexpected-field', severity: 'error', message: 'triggers is no field.' }] as const

type Row = readonly [
  title: string,
  candidate: SampleCandidate,
  context: SampleContext,
  state: SkillState,
  codes: readonly string[],
]

const rows: readonly Row[] = [
  ['asks for nothing', {}, {}, 'active', []],
  ['does not load', { skill: null }, {}, 'invalid', ['missing-description']],
  ['WUN-74: master switch', {}, { settings: { enabled: false } }, 'disabled', ['skills-off']],
  [
    'WUN-36: disabled in the configuration',
    {},
    { settings: { entries: { Sample: { enabled: false } } } },
    'disabled',
    ['disabled-in-config'],
  ],
  ['WUN-78: an entry that says true', {}, { settings: { entries: { sample: { enabled: true } } } }, 'active', []],
  [
    'an entry under the skill key',
    { skill: { skillKey: 'other-key' } },
    { settings: { entries: { 'other-key': { enabled: false } } } },
    'disabled',
    ['disabled-in-config'],
  ],
  ['disabled in its file', { skill: { enabled: false } }, {}, 'disabled', ['disabled-in-file']],
  [
    'disabled in its file, true without force',
    { skill: { enabled: false } },
    { settings: { entries: { sample: { enabled: true } } } },
    'disabled',
    ['disabled-in-file'],
  ],
  [
    'disabled in its file, true with force',
    { skill: { enabled: false } },
    { settings: { entries: { sample: { enabled: true, force: true } } } },
    'active',
    [],
  ],
  [
    'WUN-37: bundled and not listed',
    { root: bundled },
    { settings: { allowBundled: ['other'] } },
    'ineligible',
    ['bundled-not-allowed'],
  ],
  ['WUN-79: bundled and listed', { root: bundled }, { settings: { allowBundled: ['Sample'] } }, 'active', []],
  ['bundled, no list', { root: bundled }, {}, 'active', []],
  ['the list is for bundled ones only', {}, { settings: { allowBundled: [] } }, 'active', []],
  ['WUN-38: made for another system', { skill: { os: ['darwin'] } }, {}, 'ineligible', ['wrong-platform']],
  ['made for this system as well', { skill: { os: ['darwin', 'linux'] } }, {}, 'active', []],
  [
    'WUN-39: a binary is missing',
    { skill: requires({ bins: ['gh', 'jq'] }) },
    withBinaries('gh'),
    'ineligible',
    ['missing-binary'],
  ],
  ['all binaries are there', { skill: requires({ bins: ['gh', 'jq'] }) }, withBinaries('gh', 'jq'), 'active', []],
  [
    'WUN-40: none of the alternatives',
    { skill: requires({ anyBins: ['rg', 'grep'] }) },
    {},
    'ineligible',
    ['missing-any-binary'],
  ],
  ['one of the alternatives', { skill: requires({ anyBins: ['rg', 'grep'] }) }, withBinaries('grep'), 'active', []],
  ['WUN-41: a variable is not set', { skill: requires({ env: ['KEY'] }) }, {}, 'ineligible', ['missing-environment']],
  [
    'a variable is set to nothing',
    { skill: requires({ env: ['KEY'] }) },
    { host: { environment: { KEY: '' } } },
    'ineligible',
    ['missing-environment'],
  ],
  ['a variable is set', { skill: requires({ env: ['KEY'] }) }, { host: { environment: { KEY: 'x' } } }, 'active', []],
  [
    'a variable is given in the entry',
    { skill: requires({ env: ['KEY'] }) },
    { settings: { entries: { sample: { env: { KEY: 'x' } } } } },
    'active',
    [],
  ],
  [
    'the key is given in the entry',
    { skill: { ...requires({ env: ['KEY'] }), primaryEnv: 'KEY' } },
    { settings: { entries: { sample: { apiKey: 'x' } } } },
    'active',
    [],
  ],
  [
    'a variable no object has of its own',
    { skill: requires({ env: ['toString'] }) },
    {},
    'ineligible',
    ['missing-environment'],
  ],
  [
    'WUN-42: a path is not truthy',
    { skill: requires({ config: ['github.enabled'] }) },
    { settings: { values: { github: { enabled: false } } } },
    'ineligible',
    ['missing-config'],
  ],
  [
    'a path is truthy',
    { skill: requires({ config: ['github.enabled'] }) },
    { settings: { values: { github: { enabled: true } } } },
    'active',
    [],
  ],
  [
    'a path every object inherits',
    { skill: requires({ config: ['__proto__.constructor'] }) },
    {},
    'ineligible',
    ['missing-config'],
  ],
  ['WUN-43: the scan found something critical', { verdict: 'block' }, {}, 'blocked', ['scan-blocked']],
  ['WUN-81: blocking is switched off', { verdict: 'block' }, { settings: { blockCritical: false } }, 'active', []],
  ['the scan found less', { verdict: 'warn' }, {}, 'active', []],
  [
    'WUN-12: a tool the host does not have',
    { skill: requires({ tools: ['Bash'] }) },
    { tools: ['Read'] },
    'ineligible',
    ['missing-tool'],
  ],
  ['a tool the host has', { skill: requires({ tools: ['Bash'] }) }, { tools: ['Bash'] }, 'active', []],
  ['a host that does not say', { skill: requires({ tools: ['Bash'] }) }, {}, 'active', ['tools-unknown']],
  ['a server that is there', { skill: needs('GitHub') }, { mcpServers: ['github'] }, 'active', []],
  [
    'R-21: a server that is not',
    { skill: needs('github') },
    { mcpServers: ['jira'] },
    'ineligible',
    ['missing-mcp-server'],
  ],
  ['a server it can do without', { skill: needs('github', true) }, { mcpServers: [] }, 'active', []],
  [
    'any server, of which there is none',
    { skill: needs('*') },
    { mcpServers: [] },
    'ineligible',
    ['missing-mcp-server'],
  ],
  ['any server', { skill: needs('*') }, { mcpServers: ['jira'] }, 'active', []],
  ['a host that says nothing of servers', { skill: needs('github') }, {}, 'active', []],
  ['stale', { stale: true }, {}, 'active', ['stale']],
]

describe('states (decisions R-37)', () => {
  it.each(rows)('%s', (_title, candidate, context, state, codes) => {
    expect(judge(candidate, context)).toMatchObject({ state, codes })
  })

  it('names every reason, and the state after the first', () => {
    const judged = judge({ skill: { ...requires({ bins: ['gh'] }), enabled: false, os: ['win32'] }, verdict: 'block' })
    expect(judged.state).toBe('disabled')
    expect(judged.codes).toEqual(['disabled-in-file', 'scan-blocked', 'wrong-platform', 'missing-binary'])
  })

  it('never leaves a state but active unexplained', () => {
    const judged = judge({ skill: null, diagnostics: [] })
    expect(judged).toMatchObject({ state: 'invalid', codes: ['unreadable'] })
  })

  it("tells the next step, with the skill's own advice on how to install", () => {
    const install = [
      { kind: 'brew', bins: ['gh'], details: { formula: 'gh' } },
      { kind: 'apt', bins: ['gh'], label: 'apt install gh', details: { package: 'gh' } },
      { kind: 'brew', bins: ['jq'], details: { formula: 'jq' } },
    ]
    expect(judge({ skill: { ...requires({ bins: ['gh'] }), install } }).reasons[0]?.message).toBe(
      'Needs `gh` on PATH: install it (brew gh or apt install gh).',
    )
    expect(judge({ skill: requires({ bins: ['gh'] }) }).reasons[0]?.message).toBe('Needs `gh` on PATH: install it.')
  })
})

describe('what is remembered of one machine and one configuration', () => {
  const candidate = sampleCandidate({ skill: requires({ tools: ['Bash'] }) })
  const catalog = createCatalog({ roots: [], candidates: [candidate], problems: [], generation: 1 })
  const context = sampleContext()
  const stateWith = (changes: Partial<ViewContext>) => createView(catalog, { ...context, ...changes }).entries[0]?.state

  it('is not taken for what holds with other tools, another machine or other settings', () => {
    expect(stateWith({ tools: ['Bash'] })).toBe('active')
    expect(stateWith({ tools: ['Read'] })).toBe('ineligible')
    expect(stateWith({})).toBe('active')
    expect(stateWith({ settings: { ...context.settings, enabled: false } })).toBe('disabled')
    expect(stateWith({ settings: { ...context.settings, profile: 'standard' }, standardErrors })).toBe('invalid')
    expect(stateWith({})).toBe('active')
  })

  it('is the same entry from one view to the next', () => {
    expect(createView(catalog, context).entries[0]).toBe(createView(catalog, context).entries[0])
  })
})

describe('always (decisions R-35)', () => {
  const everything = requires({ bins: ['gh'], anyBins: ['rg'], env: ['KEY'], config: ['a.b'] })

  // WUN-24
  it('lifts binaries, variables and configuration', () => {
    expect(judge({ skill: { ...everything, always: true } }).state).toBe('active')
    expect(judge({ skill: everything }).codes).toEqual([
      'missing-binary',
      'missing-any-binary',
      'missing-environment',
      'missing-config',
    ])
  })

  it.each<[string, SampleCandidate, SampleContext]>([
    ['the system', { skill: { always: true, os: ['darwin'] } }, {}],
    ["the file's switch", { skill: { always: true, enabled: false } }, {}],
    [
      "the configuration's switch",
      { skill: { always: true } },
      { settings: { entries: { sample: { enabled: false } } } },
    ],
    ['the list of bundled skills', { root: bundled, skill: { always: true } }, { settings: { allowBundled: [] } }],
    ['the scan', { skill: { always: true }, verdict: 'block' }, {}],
    ['the tools', { skill: { ...requires({ tools: ['Bash'] }), always: true } }, { tools: [] }],
  ])('does not lift %s', (_title, candidate, context) => {
    expect(judge(candidate, context).state).not.toBe('active')
  })

  it('counts only where the root is trusted (decisions R-38)', () => {
    const judged = judge({ skill: { ...everything, always: true }, trusted: false })
    expect(judged.state).toBe('ineligible')
    expect(judged.codes).toContain('always-needs-trust')
  })
})

describe('the standard profile (decisions R-1)', () => {
  it('passes over what fails the standard', () => {
    const judged = judge({}, { settings: { profile: 'standard' }, standardErrors })
    expect(judged).toMatchObject({ state: 'invalid', codes: ['unexpected-field'] })
  })

  it('is not asked otherwise', () => {
    expect(judge({}, { standardErrors }).state).toBe('active')
  })

  it("goes by the candidate's own errors where nobody else judges", () => {
    const diagnostics = [{ code: 'name-too-long', severity: 'error', message: 'Too long.' }] as const
    expect(judge({ diagnostics }, { settings: { profile: 'standard' } }).codes).toEqual(['name-too-long'])
    expect(judge({ diagnostics }).state).toBe('active')
  })
})
