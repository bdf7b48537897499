import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../diagnostic.ts'
import type { Candidate } from './candidate.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { explainAbsence } from './explain-absence.ts'
import { type SampleContext, sampleCandidate, sampleContext } from './sample.case.ts'
import type { Scope } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'

interface House {
  readonly candidates?: readonly Candidate[]
  readonly problems?: readonly Diagnostic[]
  readonly context?: SampleContext
  readonly client?: string
  readonly realPath?: (path: string) => string | undefined
}

function explain(name: string, { candidates = [], problems = [], context: given, client, realPath }: House = {}) {
  const context = sampleContext(given)
  const catalog = createCatalog({ roots: [], candidates, problems, generation: 1 })
  const view = createView(catalog, context)
  return explainAbsence({
    catalog,
    view,
    context,
    projectRoot: '/shop',
    name,
    ...(client !== undefined && { client }),
    ...(realPath !== undefined && { realPath }),
  })
}

const throughLink = (path: string) => (path === '/shop/.claude/skills/sample' ? '/shop/.agents/skills/sample' : path)
const unlinked = (path: string) => path

const codes = (name: string, house?: House) => explain(name, house).map((explanation) => explanation.code)
const root = (scope: Scope, path: string, owner?: string): SkillRoot => ({
  path,
  scope,
  order: 0,
  source: 'x',
  ...(owner !== undefined && { owner }),
})

describe('explainAbsence', () => {
  it('says that nothing has the name, and what is near', () => {
    const candidates = [sampleCandidate({ skill: { name: 'review-pr' } })]
    const [found] = explain('reveiw-pr', { candidates })
    expect(found).toMatchObject({ code: 'not-found', kind: 'problem' })
    expect(found?.message).toContain('Did you mean review-pr?')
    expect(explain('zzzzz', { candidates })[0]?.message).not.toContain('Did you mean')
  })

  it('says that it is there', () => {
    expect(explain('sample', { candidates: [sampleCandidate()] })).toEqual([
      { code: 'active', kind: 'ok', message: 'sample is active.', path: '/shop/.claude/skills/sample/SKILL.md' },
    ])
  })

  it.each<[string, Candidate, SampleContext, string]>([
    ['disabled', sampleCandidate({ skill: { enabled: false } }), {}, 'disabled-in-file'],
    ['broken', sampleCandidate({ skill: null }), {}, 'missing-description'],
    ['blocked', sampleCandidate({ verdict: 'block' }), {}, 'scan-blocked'],
    ['not for this system', sampleCandidate({ skill: { os: ['win32'] } }), {}, 'wrong-platform'],
    ["another room's", sampleCandidate({ root: root('room', '/r', 'room-042') }), {}, 'other-scope'],
    ["another role's", sampleCandidate({ root: root('role', '/r', 'qa') }), { role: 'engineer' }, 'other-scope'],
    [
      'flat in a session without',
      sampleCandidate(),
      { role: 'qa', settings: { includeFlat: false } },
      'not-in-session',
    ],
  ])('gives the reason where it is %s', (_title, candidate, context, code) => {
    const explanations = explain('sample', { candidates: [candidate], context })
    expect(explanations.map((explanation) => explanation.code)).toEqual([code])
    expect(explanations[0]).toMatchObject({ kind: 'problem', path: candidate.location })
  })

  it('names the way in: the role to ask with', () => {
    const candidates = [sampleCandidate({ root: root('role', '/r', 'qa') })]
    expect(explain('sample', { candidates })[0]?.message).toBe(
      'It belongs to the role qa: ask with `--role qa`, or name the skill under `skill_refs`.',
    )
  })

  it('tells of every place: the one in force and the one it shadows', () => {
    const candidates = [sampleCandidate(), sampleCandidate({ root: root('user', '/home/me/.agents/skills') })]
    expect(explain('sample', { candidates }).map(({ code, kind }) => [code, kind])).toEqual([
      ['active', 'ok'],
      ['shadowed', 'note'],
    ])
  })

  it('takes it for missing where the one in force is off', () => {
    const off = sampleCandidate({ skill: { enabled: false } })
    const candidates = [off, sampleCandidate({ root: root('user', '/home/me/.agents/skills') })]
    expect(explain('sample', { candidates }).map(({ kind }) => kind)).toEqual(['problem', 'problem'])
  })

  it("takes another role's skill of the same name for worth knowing", () => {
    const candidates = [sampleCandidate(), sampleCandidate({ root: root('role', '/r', 'qa') })]
    expect(explain('sample', { candidates }).map(({ code, kind }) => [code, kind])).toContainEqual([
      'other-scope',
      'note',
    ])
  })

  it('tells that a prompt does not list it', () => {
    const candidates = [sampleCandidate({ skill: { disableModelInvocation: true } })]
    expect(codes('sample', { candidates })).toEqual(['active', 'model-invocation-disabled'])
  })

  // A flat file, a folder without SKILL.md and the like are findings that the walk made.
  it.each([
    '/shop/.claude/skills/sample.md',
    '/shop/.claude/skills/sample',
    '/shop/.claude/skills/sample/skill.md',
    'C:\\shop\\skills\\Sample\\SKILL.md',
  ])('passes on the finding on %s', (path) => {
    const problems: readonly Diagnostic[] = [
      { code: 'some-finding', severity: 'warning', message: 'It is flat.', help: 'Give it a folder.', path },
      { code: 'unrelated', severity: 'warning', message: 'Other.', path: '/shop/.claude/skills/other' },
      { code: 'without-path', severity: 'warning', message: 'Other.' },
    ]
    const [first, ...rest] = explain('sample', { problems })
    expect(first).toEqual({ code: 'some-finding', kind: 'problem', message: 'It is flat. Give it a folder.', path })
    expect(rest.map((explanation) => explanation.code)).toEqual(['not-found'])
  })
})

const seen = (candidate: Candidate, client: string, context?: SampleContext) =>
  explain('sample', { candidates: [candidate], client, ...(context !== undefined && { context }) })
    .slice(1)
    .map(({ code, kind }) => [code, kind])

const agents = root('project', '/shop/.agents/skills')

const described = (length: number) => sampleCandidate({ root: agents, skill: { description: '😀'.repeat(length) } })

describe('a client that does not see a skill', () => {
  it('asks for a client that exists', () => {
    expect(codes('sample', { candidates: [sampleCandidate()], client: 'nobody' })).toContain('unknown-client')
  })

  it('says when nothing stands in the way', () => {
    expect(seen(sampleCandidate(), 'claude-code')).toEqual([['client-sees-it', 'ok']])
  })

  it.each<[string, SkillRoot, string]>([
    ["Codex does not read Claude Code's folder", root('project', '/shop/.claude/skills'), 'codex'],
    ['a folder in the project is not the one at home', root('user', '/home/me/.claude/skills'), 'wundr'],
    ["`skills` means the project's, not any", root('project', '/shop/.claude/skills'), 'openclaw'],
    ["another project's folder", root('extra', '/other/.claude/skills'), 'claude-code'],
  ])('%s', (_title, where, client) => {
    expect(seen(sampleCandidate({ root: where }), client)[0]).toEqual(['client-does-not-read-root', 'problem'])
  })

  it.each<[string, SkillRoot, string]>([
    ['the home folder', root('user', '/home/me/.claude/skills'), 'claude-code'],
    ["an administrator's folder", root('extra', '/etc/codex/skills'), 'codex'],
    ["an agent's folder, whoever it is", root('agent', '/shop/.ai-team/agents/ripley/skills', 'ripley'), 'squad'],
    ['the configuration directory, wherever it lies', root('user', '/x/metier/skills'), 'metier'],
  ])('a client reads %s', (_title, where, client) => {
    const candidate = sampleCandidate({ root: where })
    const context = where.owner === undefined ? {} : { agent: where.owner }
    expect(seen(candidate, client, context).flat()).toContain('client-sees-it')
  })

  it("follows the variable that moves the client's home", () => {
    const environment = { CLAUDE_CONFIG_DIR: '/elsewhere/' }
    const context = { host: { environment } }
    const moved = sampleCandidate({ root: root('user', '/elsewhere/skills') })
    const left = sampleCandidate({ root: root('user', '/home/me/.claude/skills') })
    expect(seen(moved, 'claude-code', context)).toEqual([['client-sees-it', 'ok']])
    expect(seen(left, 'claude-code', context)[0]?.[0]).toBe('client-does-not-read-root')
  })

  it("counts a link from the client's own folder, and only one that leads to this skill", () => {
    const house = { candidates: [sampleCandidate({ root: agents })], client: 'claude-code' }
    expect(codes('sample', { ...house, realPath: throughLink })).toEqual([
      'active',
      'client-sees-it',
      'client-follows-link',
    ])
    expect(codes('sample', { ...house, realPath: unlinked })).toEqual(['active', 'client-does-not-read-root'])
    expect(codes('sample', { ...house, realPath: () => undefined })).toEqual(['active', 'client-does-not-read-root'])
  })

  it('objects to a skill that lies too deep', () => {
    const deep = sampleCandidate({ folder: 'tools/sample' })
    expect(seen(deep, 'claude-code')).toEqual([['too-deep-for-client', 'problem']])
    expect(seen(deep, 'cursor')).toEqual([['client-sees-it', 'ok']])
  })

  // A folder within one that the client reads is read by a client that looks deep enough, whatever it means to us.
  it.each([
    ['cursor', 'client-sees-it'],
    ['codex', 'client-sees-it'],
    ['openclaw', 'client-sees-it'],
    ['gemini-cli', 'too-deep-for-client'],
    ['claude-code', 'client-does-not-read-root'],
  ])('says of a team folder below .agents/skills for %s: %s', (client, code) => {
    const team = sampleCandidate({ root: root('team', '/shop/.agents/skills/global') })
    expect(seen(team, client)[0]?.[0]).toBe(code)
  })

  it('counts the depth from the root of the client', () => {
    const [sixDeep, sevenDeep] = ['2/3/4/5/sample', '2/3/4/5/6/sample'].map((folder) =>
      seen(sampleCandidate({ root: root('team', '/shop/.agents/skills/global'), folder }), 'codex'),
    )
    expect(sixDeep?.[0]?.[0]).toBe('client-sees-it')
    expect(sevenDeep?.[0]?.[0]).toBe('too-deep-for-client')
  })

  it('does not take a folder for one whose name it begins with', () => {
    const other = sampleCandidate({ root: root('project', '/shop/.agents/skills-old') })
    expect(seen(other, 'codex')[0]?.[0]).toBe('client-does-not-read-root')
  })

  it('is content with one place that the client reads', () => {
    const candidates = [sampleCandidate(), sampleCandidate({ root: root('user', '/home/me/.agents/skills') })]
    const kinds = explain('sample', { candidates, client: 'codex' }).map(({ kind }) => kind)
    expect(kinds).toContain('ok')
    expect(kinds).not.toContain('problem')
  })

  it("objects to a name that is not the folder's, or only notes it", () => {
    const candidate = sampleCandidate({ root: agents, folder: 'other' })
    expect(seen(candidate, 'opencode')).toEqual([['name-mismatch-for-client', 'problem']])
    expect(seen(candidate, 'cursor')).toEqual([
      ['client-sees-it', 'ok'],
      ['named-by-directory', 'note'],
    ])
    expect(seen(candidate, 'codex')).toEqual([['client-sees-it', 'ok']])
  })

  it.each([
    ['Sample', 'opencode', 'name-refused-by-client'],
    ['sample.', 'vscode-copilot', 'name-refused-by-client'],
    ['s'.repeat(65), 'codex', 'name-too-long-for-client'],
  ])('objects to the name %s', (name, client, code) => {
    const candidate = sampleCandidate({ root: agents, skill: { name } })
    const found = explain(name, { candidates: [candidate], client }).map((explanation) => explanation.code)
    expect(found).toContain(code)
  })

  it('counts a description in characters, not in code units', () => {
    expect(seen(described(1024), 'codex')).toEqual([['client-sees-it', 'ok']])
    expect(seen(described(1025), 'codex')).toEqual([['description-too-long-for-client', 'problem']])
  })

  it('notes that the client asks for trust', () => {
    expect(seen(sampleCandidate({ root: agents }), 'gemini-cli')).toContainEqual(['client-needs-trust', 'note'])
    const mine = sampleCandidate({ root: root('user', '/home/me/.gemini/skills') })
    expect(seen(mine, 'gemini-cli')).toEqual([['client-sees-it', 'ok']])
  })

  it('has nothing to say of a broken file but where it lies', () => {
    expect(seen(sampleCandidate({ skill: null }), 'claude-code')).toEqual([['client-sees-it', 'ok']])
  })
})
