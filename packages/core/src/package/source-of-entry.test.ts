import { describe, expect, it } from 'vitest'
import { MetierError } from '../errors/metier-error.ts'
import type { LockEntry } from './lock-file.ts'
import { sourceOfEntry } from './source-of-entry.ts'

const entry = (more: Partial<LockEntry>): LockEntry => ({
  source: 'acme/skills',
  sourceType: 'github',
  computedHash: '1',
  ...more,
})
const commit = '0123456789abcdef0123456789abcdef01234567'

describe('sourceOfEntry', () => {
  it.each<[string, Partial<LockEntry>, object]>([
    ['a repository of a known host', {}, { kind: 'git', host: 'github', url: 'https://github.com/acme/skills.git' }],
    [
      'its branch',
      { ref: 'v1' },
      { kind: 'git', host: 'github', url: 'https://github.com/acme/skills.git', ref: 'v1' },
    ],
    [
      'another repository',
      { sourceType: 'git', source: 'file:///srv/s.git' },
      { kind: 'git', host: 'other', url: 'file:///srv/s.git' },
    ],
    [
      'one of GitLab',
      { sourceType: 'gitlab', sourceUrl: 'https://gitlab.com/acme/skills.git' },
      { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/skills.git' },
    ],
    [
      'one of a GitLab of one’s own',
      { sourceType: 'gitlab', source: 'acme/skills', sourceUrl: 'https://git.acme.test/acme/skills.git' },
      { kind: 'git', host: 'other', url: 'https://git.acme.test/acme/skills.git' },
    ],
    [
      'one in nested groups',
      { sourceType: 'gitlab', source: 'acme/web/skills', sourceUrl: 'https://gitlab.com/acme/web/skills.git' },
      { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/web/skills.git' },
    ],
    [
      'one in nested groups, without its address',
      { sourceType: 'gitlab', source: 'acme/web/skills' },
      { kind: 'git', host: 'gitlab', url: 'https://gitlab.com/acme/web/skills.git' },
    ],
    ['a folder', { sourceType: 'local', source: '../x' }, { kind: 'directory', path: '../x' }],
    [
      'a host',
      { sourceType: 'well-known', source: 'https://host.test' },
      { kind: 'well-known', url: 'https://host.test' },
    ],
    ['an APM package', { sourceType: 'apm', source: 'acme/web' }, { kind: 'apm', name: 'acme/web' }],
    [
      'an MCP server',
      { sourceType: 'mcp', source: 'https://host.test/mcp' },
      { kind: 'mcp', server: 'https://host.test/mcp' },
    ],
    ['an npm package', { sourceType: 'node_modules', source: '@acme/skills' }, { kind: 'npm', name: '@acme/skills' }],
  ])('knows %s', (_case, more, source) => {
    expect(sourceOfEntry(entry(more), { at: 'newest' }).source).toEqual(source)
  })

  it('goes back to the very commit or version', () => {
    expect(sourceOfEntry(entry({ ref: 'v1', commit }), { at: 'locked' }).source).toMatchObject({ ref: commit })
    expect(sourceOfEntry(entry({ ref: 'v1', commit }), { at: 'newest' }).source).toMatchObject({ ref: 'v1' })
    const npm = entry({ sourceType: 'node_modules', source: 'x', version: '1.2.3' })
    expect(sourceOfEntry(npm, { at: 'locked' }).source).toMatchObject({ version: '1.2.3' })
    const apm = entry({ sourceType: 'apm', source: 'acme/web', version: 'main' })
    expect(sourceOfEntry(apm, { at: 'locked' }).source).toMatchObject({ name: 'acme/web', version: 'main' })
  })

  it.each<Partial<LockEntry>>([
    { sourceType: 'node_modules', source: 'file:../../x' },
    { sourceType: 'node_modules', source: 'x@git+ssh://host.test/x' },
    { sourceType: 'node_modules', source: 'git+https://host.test/x' },
    { sourceType: 'node_modules', source: '--ignore-scripts=false' },
    { sourceType: 'node_modules', source: 'x', version: 'git+ssh://host.test/x' },
    { sourceType: 'node_modules', source: 'x', version: 'file:../x' },
    { sourceType: 'git', source: '--upload-pack=touch x' },
    { sourceType: 'git', source: 'x', sourceUrl: 'ext::sh -c id' },
    { sourceType: 'git', source: 'helper::https://host.test/x' },
    { sourceType: 'git', source: 'https://host.test/x.git', ref: '--upload-pack=x' },
    { sourceType: 'git', source: 'https://host.test/x.git', commit: '--output=x' },
  ])('takes nothing from a lock that npm or git would take for more than a name: %j', (more) => {
    expect(() => sourceOfEntry(entry(more), { at: 'locked' })).toThrow(MetierError)
  })

  it('refuses what nobody knows', () => {
    expect(() => sourceOfEntry(entry({ sourceType: 'ext', source: 'ext::sh -c id' }), { at: 'locked' })).toThrow(
      /no source/,
    )
  })
})
