import { describe, expect, it } from 'vitest'
import { agentPlaceProblem } from './agent-place-problem.ts'
import { agentSigns } from './agent-signs.ts'
import { dialects } from './dialects.ts'
import { findDialect } from './find-dialect.ts'
import { signsOf } from './signs-of.ts'
import { rootPatterns } from './skill-root-patterns.ts'
import { withAgents } from './with-agents.ts'

// What --agent of the installer `skills` 1.7.4 takes.
const installerIds =
  'aider-desk amp antigravity antigravity-cli astrbot autohand-code augment bob claude-code openclaw cline codearts-agent codebuddy codemaker codestudio codex command-code continue cortex crush cursor deepagents devin dexto droid eve firebender forgecode fx gemini-cli github-copilot goose grok hermes-agent inference-sh jazz junie iflow-cli kilo kimchi kimi-code-cli kiro-cli kode lingma loaf mcpjam minimax-code mistral-vibe moxby mux opencode openhands ona pi posit-assistant qoder qoder-cn qwen-code replit reasonix rovodev roo sarvam-code tabnine-cli terramind tinycloud trae trae-cn warp windsurf zed zcode zencoder zenflow neovate pochi promptscript adal universal'.split(
    ' ',
  )

describe('the table of agents', () => {
  it('knows every id of the other installer, each with a folder and a trace', () => {
    expect(installerIds).toHaveLength(79)
    const found = installerIds.map((id) => [id, findDialect(id)] as const)
    expect(found.filter(([, dialect]) => dialect === undefined)).toEqual([])
    const bare = found.filter(
      ([, dialect]) =>
        dialect && dialect.kind === 'client' && (dialect.projectRoots.length === 0 || signsOf(dialect).length === 0),
    )
    expect(bare.map(([id]) => id)).toEqual([])
  })

  it('has traces of clients that it knows, and no others', () => {
    expect(Object.keys(agentSigns).filter((id) => findDialect(id)?.id !== id)).toEqual([])
  })

  it.each([
    ['amp', [{ base: 'user', path: '.config/amp', variable: { name: 'XDG_CONFIG_HOME', path: 'amp' } }]],
    ['replit', [{ base: 'project', path: '.replit' }]],
    [
      'codex',
      [
        { base: 'user', path: '.codex', variable: { name: 'CODEX_HOME', path: '' } },
        { base: 'system', path: 'etc/codex' },
      ],
    ],
  ])('reads where %s leaves traces', (id, places) => {
    expect(signsOf({ id })).toEqual(places)
  })

  it('says nothing of what leaves no traces', () => {
    expect([signsOf({ id: 'universal' }), signsOf({ id: 'constructor' })]).toEqual([[], []])
  })
})

describe('settings of agents', () => {
  it('add one that is new, which is looked for where it keeps its skills', () => {
    const table = withAgents([
      { id: 'acme', title: 'Acme', project: '.acme/skills', user: '~/.acme/skills', signs: ['~/.acme'] },
    ])
    expect(table).toHaveLength(dialects.length + 1)
    expect(findDialect('acme', table)).toMatchObject({
      title: 'Acme',
      kind: 'client',
      projectRoots: [{ base: 'project', path: '.acme/skills' }],
      userRoots: [{ base: 'user', path: '.acme/skills' }],
    })
    const paths = rootPatterns('default', table).map(({ path, scope }) => `${scope} ${path}`)
    expect(paths).toEqual(expect.arrayContaining(['project .acme/skills', 'user .acme/skills']))
    expect(rootPatterns('default').some(({ path }) => path === '.acme/skills')).toBe(false)
  })

  it('put right what moved, by its id or by another word for it, and leave the rest', () => {
    const table = withAgents([{ id: 'claude', project: '.claude2/skills' }])
    const [before, after] = [findDialect('claude-code'), findDialect('claude-code', table)]
    expect(after).toEqual({ ...before, projectRoots: [{ base: 'project', path: '.claude2/skills' }] })
    expect(table).toHaveLength(dialects.length)
  })

  it('change nothing when they say nothing', () => {
    expect(withAgents([])).toBe(dialects)
  })

  it.each([
    ['.acme/skills', 'project', true],
    ['~/.acme/skills', 'user', true],
    ['~/.acme/skills', 'project', false],
    ['.acme/skills', 'user', false],
    ['/etc/cron.d', 'project', false],
    ['/etc/cron.d', 'user', false],
    ['../outside', 'project', false],
    ['~/../../etc', 'user', false],
    ['C:\\skills', 'project', false],
    ['a//b', 'project', false],
    ['', 'project', false],
  ] as const)('take %j as a folder of the %s: %s', (path, base, isOne) => {
    expect(agentPlaceProblem(path, base) === undefined).toBe(isOne)
  })
})
