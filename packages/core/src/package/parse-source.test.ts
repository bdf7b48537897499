import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MetierError } from '../errors/metier-error.ts'
import { formatSource } from './format-source.ts'
import type { PackageSource } from './package-source.ts'
import { parseSource } from './parse-source.ts'

const github = (name: string, more: Partial<Extract<PackageSource, { kind: 'git' }>> = {}): PackageSource => ({
  kind: 'git',
  host: 'github',
  url: `https://github.com/${name}.git`,
  ...more,
})

type Row = [typed: string, source: PackageSource, skills?: string[]]

const sources: Row[] = [
  ['acme/skills', github('acme/skills')],
  ['acme/skills@pdf', github('acme/skills'), ['pdf']],
  ['acme/skills@pdf,docx', github('acme/skills'), ['pdf', 'docx']],
  ['acme/skills#v1.2', github('acme/skills', { ref: 'v1.2' })],
  ['acme/skills@pdf#v1', github('acme/skills', { ref: 'v1' }), ['pdf']],
  ['acme/skills#v1@pdf', github('acme/skills', { ref: 'v1' }), ['pdf']],
  ['acme/skills/tools/pdf', github('acme/skills', { path: 'tools/pdf' })],
  ['acme/skills/tools/pdf@x#feature/y', github('acme/skills', { path: 'tools/pdf', ref: 'feature/y' }), ['x']],
  ['github:acme/skills', github('acme/skills')],
  ['https://github.com/acme/skills', github('acme/skills')],
  ['https://github.com/acme/skills.git', github('acme/skills')],
  [
    'https://github.com/acme/skills/tree/main/tools/pdf',
    github('acme/skills', { ref: 'main', path: 'tools/pdf', isFromPage: true }),
  ],
  [
    'https://github.com/acme/skills/blob/main/pdf/SKILL.md',
    github('acme/skills', { ref: 'main', path: 'pdf', isFromPage: true }),
  ],
  ['https://github.com/acme/skills/tree/feat/x', github('acme/skills', { ref: 'feat', path: 'x', isFromPage: true })],
  ['https://github.com/acme/skills/tree/feat/x/tools#feat/x', github('acme/skills', { ref: 'feat/x', path: 'tools' })],
  [
    'https://gitlab.com/acme/skills/-/tree/feat/x/tools#feat/x',
    { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/skills.git', ref: 'feat/x', path: 'tools' },
  ],
  ['https://github.com/acme/skills/tree/feat/x#feat', github('acme/skills', { ref: 'feat', path: 'x' })],
  ['https://github.com/acme/skills#0123abc', github('acme/skills', { ref: '0123abc' })],
  [
    'gitlab:acme/web/skills#v1',
    { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/web/skills.git', ref: 'v1' },
  ],
  ['https://gitlab.com/acme/skills.git', { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/skills.git' }],
  [
    'https://gitlab.com/acme/skills/-/tree/v1/tools',
    {
      kind: 'git',
      host: 'gitlab',
      url: 'https://gitlab.com/acme/skills.git',
      ref: 'v1',
      path: 'tools',
      isFromPage: true,
    },
  ],
  ['gitlab:acme/skills', { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/skills.git' }],
  [
    'https://gitlab.example.com/a/b/c/-/tree/v1/tools',
    {
      kind: 'git',
      host: 'gitlab',
      url: 'https://gitlab.example.com/a/b/c.git',
      ref: 'v1',
      path: 'tools',
      isFromPage: true,
    },
  ],
  [
    'gitlab:acme/web/skills.git/tools/pdf@x#v1',
    {
      kind: 'git',
      host: 'gitlab',
      url: 'https://gitlab.com/acme/web/skills.git',
      ref: 'v1',
      path: 'tools/pdf',
    },
    ['x'],
  ],
  [
    'https://gitlab.com/acme/web/skills.git/tools',
    { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/web/skills.git', path: 'tools' },
  ],
  ['https://github.com/acme/skills.git/tools', github('acme/skills', { path: 'tools' })],
  [
    'https://github.com/acme/skills.git/tree/main/tools',
    github('acme/skills', { ref: 'main', path: 'tools', isFromPage: true }),
  ],
  [
    'https://host.test/a.git/tools/pdf#v2',
    { kind: 'git', host: 'other', url: 'https://host.test/a.git', ref: 'v2', path: 'tools/pdf' },
  ],
  ['https://host.test/a.git/', { kind: 'git', host: 'other', url: 'https://host.test/a.git' }],
  ['git@host.test:a/b.git/tools', { kind: 'git', host: 'other', url: 'git@host.test:a/b.git', path: 'tools' }],
  ['ssh://host.test/a.git/b.git', { kind: 'git', host: 'other', url: 'ssh://host.test/a.git/b.git' }],
  ['git+file:///srv/a/.git', { kind: 'git', host: 'other', url: 'file:///srv/a/.git' }],
  ['git@github.com:acme/skills.git', { kind: 'git', host: 'github', url: 'git@github.com:acme/skills.git' }],
  ['git@host.test:a/b.git#v2', { kind: 'git', host: 'other', url: 'git@host.test:a/b.git', ref: 'v2' }],
  ['ssh://git@host.test/a/b', { kind: 'git', host: 'other', url: 'ssh://git@host.test/a/b' }],
  ['https://host.test/a/b.git', { kind: 'git', host: 'other', url: 'https://host.test/a/b.git' }],
  ['git+https://host.test/a/b.git', { kind: 'git', host: 'other', url: 'https://host.test/a/b.git' }],
  ['./tools', { kind: 'directory', path: './tools' }],
  ['../tools@pdf', { kind: 'directory', path: '../tools' }, ['pdf']],
  ['/srv/skills', { kind: 'directory', path: '/srv/skills' }],
  ['~/skills', { kind: 'directory', path: '~/skills' }],
  ['C:\\skills', { kind: 'directory', path: 'C:\\skills' }],
  ['file:///srv/skills', { kind: 'directory', path: '/srv/skills' }],
  ['./pdf.skill', { kind: 'archive', location: './pdf.skill' }],
  ['./pdf.tar.gz', { kind: 'archive', location: './pdf.tar.gz' }],
  ['https://host.test/pdf.zip', { kind: 'archive', location: 'https://host.test/pdf.zip' }],
  ['https://host.test/pdf/SKILL.md', { kind: 'archive', location: 'https://host.test/pdf/SKILL.md' }],
  ['https://host.test', { kind: 'well-known', url: 'https://host.test' }],
  ['https://host.test/team-a/', { kind: 'well-known', url: 'https://host.test/team-a' }],
  ['https://host.test/.well-known/agent-skills/index.json', { kind: 'well-known', url: 'https://host.test' }],
  [
    'https://host.test/a/.well-known/skills/index.json@pdf',
    { kind: 'well-known', url: 'https://host.test/a' },
    ['pdf'],
  ],
  ['https://host.test/.well-known/agent-skills/', { kind: 'well-known', url: 'https://host.test' }],
  ['https://host.test/team-a@pdf', { kind: 'well-known', url: 'https://host.test/team-a' }, ['pdf']],
  ['npm:@acme/skills@^1.2', { kind: 'npm', name: '@acme/skills', version: '^1.2' }],
  ['npm:skills-of-acme', { kind: 'npm', name: 'skills-of-acme' }],
  ['clawhub:@acme/pdf@1.0.0', { kind: 'clawhub', owner: 'acme', slug: 'pdf', version: '1.0.0' }],
  // OST-38
  ['clawhhub:performance-testing', { kind: 'clawhub', slug: 'performance-testing' }],
  ['oci:registry.test/acme/pdf:1.0', { kind: 'oci', reference: 'registry.test/acme/pdf:1.0' }],
  ['oci://localhost:5000/pdf:1', { kind: 'oci', reference: 'localhost:5000/pdf:1' }],
  ['apm:acme/web-skills', { kind: 'apm', name: 'acme/web-skills' }],
  ['apm:acme/web-skills@1.2.0', { kind: 'apm', name: 'acme/web-skills', version: '1.2.0' }],
  ['apm:gitlab.com/acme/tools/web@main', { kind: 'apm', name: 'gitlab.com/acme/tools/web', version: 'main' }],
  ['apm:acme/web@^1.2 || >=3 <4', { kind: 'apm', name: 'acme/web', version: '^1.2 || >=3 <4' }],
  ['mcp:https://host.test/mcp', { kind: 'mcp', server: 'https://host.test/mcp' }],
  ['mcp:npx  acme-server --read-only', { kind: 'mcp', server: 'npx acme-server --read-only' }],
  ['mcp:npx mcp-remote https://host.test/mcp', { kind: 'mcp', server: 'npx mcp-remote https://host.test/mcp' }],
]

const kindOf = (path: string) => (path === 'acme/skills' || path === './a@b' ? 'directory' : undefined)

/** What is thrown, or nothing. */
function faultOf(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  return undefined
}

describe('parseSource', () => {
  it.each<Row>(sources)('reads %s', (text, source, skills = []) => {
    expect(parseSource(text)).toEqual({ source, skills })
  })

  it.each<Row>(sources)('writes %s so that it reads back', (_text, source) => {
    const { isFromPage: _, ...expected } = { isFromPage: undefined, ...source }
    expect(parseSource(formatSource(source)).source).toMatchObject(expected)
  })

  it('takes what exists here as it was typed', () => {
    expect(parseSource('acme/skills', { kindOf }).source).toEqual({ kind: 'directory', path: './acme/skills' })
    expect(parseSource('./a@b', { kindOf })).toEqual({ source: { kind: 'directory', path: './a@b' }, skills: [] })
  })

  it.each([
    '',
    'pdf',
    '-oProxyCommand=x',
    '--upload-pack=touch x',
    'ext::sh -c id',
    'acme/skills#--upload-pack=x',
    'acme/skills#../x',
    'acme/../skills',
    'acme/skills/../../etc',
    'acme/-skills',
    'acme/skills/.git/hooks',
    'https://me:secret@host.test/a.git',
    'ssh://me:secret@host.test/a',
    'a/b\nc',
    'ftp://host.test/a.zip',
    'javascript:alert(1)',
    'oci:not a reference',
    'npm:--ignore-scripts',
    'apm:acme',
    'apm:acme/../x',
    'apm:acme/.git',
    'mcp:',
    'mcp:--version',
    'mcp:ftp://host.test/mcp',
    'mcp:https://me:secret@host.test/mcp',
    'well-known:https://me:secret@host.test',
    'https://me:secret@host.test',
    'https://secret@host.test',
    'https://secret@host.test/team',
    'https://secret@[::1]',
    'gitlab:acme',
    'gitlab:acme/../skills',
    'gitlab:acme/skills.git/../../x',
    'x'.repeat(3000),
  ])('does not take %j', (text) => {
    expect(() => parseSource(text)).toThrow(MetierError)
  })

  it.each([
    'https://me:secret@host.test/a.git',
    'https://secret@host.test/a.git',
    'https://me:secret@host.test',
    'well-known:https://me:secret@host.test',
    'me:secret@host.test:a',
  ])('shows no password in the error for %s', (text) => {
    const fault = faultOf(() => parseSource(text))
    expect(fault).toBeInstanceOf(MetierError)
    expect(JSON.stringify(fault) + String(fault)).not.toContain('secret')
  })

  it('never lets an option, a control character or a way out through, whatever is typed', () => {
    const words = fc.array(fc.constantFrom('a', '-', '/', '@', '#', ':', '..', '.', '\n', 'https://', 'github:', '~'), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('')
        const fault = faultOf(() => parseSource(text))
        expect(fault === undefined || fault instanceof MetierError).toBe(true)
        const source = fault === undefined ? parseSource(text).source : undefined
        if (source?.kind !== 'git') return
        expect(source.url).not.toMatch(/^-|\s/)
        expect(source.ref ?? '').not.toMatch(/^-|\.\./)
        expect((source.path ?? '').split('/')).not.toContain('..')
      }),
      { numRuns: 2000 },
    )
  })
})
