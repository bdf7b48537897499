import { applyPolicy, type ScanFinding } from '@metier/core'
import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { policyOf } from '../scan/policy-of.ts'
import { loadConfiguration, type LoadConfigurationOptions } from './load-configuration.ts'

type Tier = 'administrator' | 'user' | 'project'

const paths: Readonly<Record<Tier, string>> = {
  administrator: '/etc/metier/config.yaml',
  user: '/home/user/.config/metier/config.yaml',
  project: '/project/metier.yaml',
}
const today = Date.parse('2027-03-01T12:00:00Z')

/** `tiers` are what stands under `skills.security` in each file, as YAML in one line. */
function load(tiers: Partial<Record<Tier, string>>, options: Partial<LoadConfigurationOptions> = {}) {
  const files = Object.entries(tiers).map(([tier, text]) => [
    paths[tier === 'administrator' || tier === 'user' ? tier : 'project'],
    `skills: { security: ${text} }`,
  ])
  const { fileSystem } = createMemoryDisk({ '/project/.git/HEAD': '', ...Object.fromEntries(files) })
  return loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project', ...options })
}

const finding: ScanFinding = {
  rule: 'crypto-mining',
  severity: 'critical',
  confidence: 'high',
  path: 'a.js',
  line: 1,
  column: 1,
  message: 'Found.',
  evidence: 'x',
  why: 'Because.',
  next: 'Remove it.',
}
const verdictOf = (configuration: ReturnType<typeof load>) =>
  applyPolicy([finding], policyOf(configuration, { now: today })).verdict
const trusting = { isTrustedFile: () => true }

const documented = '{ policy: documented }'
const balanced = '{ policy: balanced }'
const off = '{ rules: { crypto-mining: off } }'
const critical = '{ rules: { crypto-mining: critical } }'

const inForce = ({ scanOnLoad, catalog, scan }: ReturnType<typeof load>) => ({
  isScanned: scanOnLoad,
  isBlocked: catalog.blockCritical,
  hosts: scan.policy.allowedHosts,
})

describe('a policy of the administrator is not gone around', () => {
  const loose = '{ scanOnLoad: false, blockCritical: false, allowedHosts: [drop.test] }'
  const strictest = { isScanned: true, isBlocked: true, hosts: [] }

  it.each<[string, Partial<Record<Tier, string>>, ReturnType<typeof inForce>]>([
    ['by switching the scanner off', { administrator: documented, user: loose }, strictest],
    ['nor by a trusted project', { administrator: documented, project: loose }, strictest],
    ['nor a single rule', { administrator: critical, user: loose }, { ...strictest, hosts: ['drop.test'] }],
    [
      'where the administrator does not say otherwise',
      { administrator: '{ policy: documented, blockCritical: false, allowedHosts: [drop.test] }', user: loose },
      { isScanned: true, isBlocked: false, hosts: ['drop.test'] },
    ],
    [
      'and a user’s own word holds where nothing is said of policies',
      { administrator: '{ allowAccept: false }', user: loose },
      { isScanned: false, isBlocked: false, hosts: ['drop.test'] },
    ],
  ])('%s', (_, tiers, expected) => {
    expect(inForce(load(tiers, trusting))).toEqual(expected)
  })
})

describe('an administrator’s word can be tightened and not loosened', () => {
  it.each<[string, Partial<Record<Tier, string>>, string]>([
    ['a user cannot choose a looser policy', { administrator: documented, user: balanced }, 'block'],
    ['a user can choose a stricter one', { administrator: balanced, user: documented }, 'block'],
    ['a user’s rule cannot undercut the policy', { administrator: documented, user: off }, 'block'],
    ['a user’s rule can raise it', { administrator: balanced, user: critical }, 'block'],
    ['a user’s rule cannot undercut a rule', { administrator: critical, user: off }, 'block'],
    [
      'a user’s rule can raise a rule',
      { administrator: '{ policy: balanced, rules: { crypto-mining: info } }', user: critical },
      'block',
    ],
    [
      'a trusted project cannot either choose a looser policy',
      { administrator: documented, project: balanced },
      'block',
    ],
    ['a trusted project’s rule cannot undercut the policy', { administrator: documented, project: off }, 'block'],
    ['a trusted project can choose a stricter policy', { administrator: balanced, project: documented }, 'block'],
    ['without others’ word it is as it is', { administrator: balanced }, 'warn'],
  ])('R-34 %s', (_, tiers, expected) => {
    expect(verdictOf(load(tiers, trusting))).toBe(expected)
  })

  it('the command line cannot loosen it either', () => {
    const overrides = { 'skills.security.policy': 'balanced' }
    expect(verdictOf(load({ administrator: documented }, { overrides }))).toBe('block')
    expect(
      applyPolicy([finding], policyOf(load({ administrator: documented }), { asked: 'balanced', now: today })).verdict,
    ).toBe('block')
  })

  it('nobody can end it with a day of their own', () => {
    const user = '{ rulesUntil: { crypto-mining: 2020-01-01 } }'
    const administrator = '{ policy: balanced, rules: { crypto-mining: critical } }'
    expect(verdictOf(load({ administrator, user }))).toBe('block')
    expect(verdictOf(load({ administrator: critical, user }))).toBe('block')
  })

  it.each<[string, string, string, readonly string[]]>([
    ['no more hosts', '{ allowedHosts: [a.example] }', '{ allowedHosts: [a.example, b.example] }', ['a.example']],
    ['fewer hosts', '{ allowedHosts: [a.example, b.example] }', '{ allowedHosts: [b.example] }', ['b.example']],
  ])('%s', (_, administrator, user, expected) => {
    expect(policyOf(load({ administrator, user })).allowedHosts).toEqual(expected)
  })

  it('WUN-80 WUN-81 scanning and blocking stay on, acceptances stay off', () => {
    const administrator = '{ scanOnLoad: true, blockCritical: true, allowAccept: false }'
    const user = '{ scanOnLoad: false, blockCritical: false, allowAccept: true }'
    const configuration = load({ administrator, user })
    expect(configuration.scanOnLoad).toBe(true)
    expect(configuration.catalog.blockCritical).toBe(true)
    expect(configuration.scan.allowAccept).toBe(false)
    const switchedOn = load({ administrator: user, user: administrator })
    expect(switchedOn.scanOnLoad).toBe(true)
    expect(switchedOn.scan.allowAccept).toBe(false)
  })

  it('WUN-82 fewer command prefixes, not more', () => {
    const administrator = '{ allowedCommandPrefixes: [git status, npm test] }'
    const prefixes = (user: string) => load({ administrator, user }).allowedCommandPrefixes
    expect(prefixes('{ allowedCommandPrefixes: [npm test] }')).toEqual(['npm test'])
    expect(prefixes('{ allowedCommandPrefixes: [npm] }')).toEqual(['git status', 'npm test'])
  })
})

describe('a project that is not trusted', () => {
  it.each<[string, Partial<Record<Tier, string>>, string]>([
    ['cannot choose a looser policy', { project: balanced }, 'block'],
    ['can choose a stricter one', { user: balanced, project: documented }, 'block'],
    ['cannot lower a rule that nobody speaks of', { project: '{ rules: { crypto-mining: warn } }' }, 'block'],
    ['cannot lower the user’s rule', { user: critical, project: off }, 'block'],
    ['can raise a rule', { user: balanced, project: critical }, 'block'],
    ['can raise the user’s rule', { user: off, project: critical }, 'block'],
  ])('%s', (_, tiers, expected) => {
    expect(verdictOf(load(tiers))).toBe(expected)
  })

  it('is told what it may not say', () => {
    const { diagnostics } = load({ project: off })
    expect(diagnostics).toMatchObject([{ code: 'needs-trust', path: '/project/metier.yaml' }])
  })
})

describe('files of rules', () => {
  const own = '{ rulesFiles: [own.yaml] }'

  it('of all tiers count: a project adds and takes nothing away', () => {
    const { rulesFiles } = load({ user: own, project: '{ rulesFiles: [rules/ours.yaml] }' }).scan
    expect(rulesFiles).toEqual(['/home/user/.config/metier/own.yaml', '/project/rules/ours.yaml'])
    expect(load({ administrator: own, user: own }).scan.rulesFiles).toHaveLength(2)
  })

  it('of a project lie in the project until it is trusted', () => {
    expect(load({ project: '{ rulesFiles: [../x.yaml] }' }).scan.rulesFiles).toEqual([])
  })
})

describe('days', () => {
  it.each(['2027-02-30', 'soon', '2027-1-1', '{ a: b }'])('refuses %s', (day) => {
    const { diagnostics, scan } = load({ user: `{ rulesUntil: { crypto-mining: ${day} } }` })
    expect(diagnostics).toMatchObject([{ code: 'wrong-type', severity: 'warning' }])
    expect(scan.policy.rulesUntil).toEqual({})
    const user = `{ rules: { crypto-mining: off }, rulesUntil: { crypto-mining: ${day} } }`
    expect(verdictOf(load({ user }))).toBe('block')
  })

  it('end what the same file says of a rule', () => {
    const user = '{ rules: { crypto-mining: off }, rulesUntil: { crypto-mining: 2027-03-01 } }'
    expect(verdictOf(load({ user }))).toBe('pass')
    expect(verdictOf(load({ user: user.replace('03-01', '02-28') }))).toBe('block')
  })
})

describe('the second opinion', () => {
  const judge = '{ judge: { url: "http://localhost:1", model: m, apiKeyVariable: KEY } }'

  it('is nobody’s unless the user named service and model', () => {
    expect(load({}).scan.judge).toBeUndefined()
    expect(load({ user: '{ judge: { url: "http://localhost:1" } }' }).scan.judge).toBeUndefined()
    expect(load({ user: judge }).scan.judge).toEqual({
      url: 'http://localhost:1',
      model: 'm',
      apiKeyVariable: 'KEY',
      maximumCalls: 50,
      maximumBytes: 65_536,
    })
  })

  it.each([
    ['trusted', trusting],
    ['not trusted', {}],
  ])('is never a project’s to choose, %s', (_, options) => {
    const { scan, diagnostics } = load({ project: judge }, options)
    expect(scan.judge).toBeUndefined()
    expect(diagnostics.map(({ code }) => code)).toContain('not-for-projects')
  })
})

it('WUN-54 WUN-55 reads 500 files of a skill and a megabyte of each, when nobody says anything', () => {
  expect(load({}).scan.limits).toMatchObject({ maximumFiles: 500, maximumFileBytes: 1024 * 1024 })
})

it('WUN-54 WUN-55 every limit can be set', () => {
  const user =
    '{ maximumFiles: 1, maximumFileBytes: 2, maximumDepth: 3, maximumBytes: 4096, maximumArchiveDepth: 5, maximumProgramText: 7, maximumMilliseconds: 60 }'
  expect(load({ user }).scan.limits).toEqual({
    maximumFiles: 1,
    maximumFileBytes: 2,
    maximumDepth: 3,
    maximumBytes: 4096,
    maximumArchiveDepth: 5,
    maximumProgramText: 7,
    maximumTime: 60,
  })
})
