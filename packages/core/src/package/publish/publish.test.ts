import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MetierError } from '../../errors/metier-error.ts'
import { compareVersions } from '../../team/built-in/compare-versions.ts'
import { formatPublishTarget } from './format-publish-target.ts'
import { npmManifest } from './npm-manifest.ts'
import { ociSkillManifest } from './oci-skill-manifest.ts'
import { parsePublishTarget } from './parse-publish-target.ts'
import type { PublishTarget } from './publish-target.ts'
import { semanticVersion } from './semantic-version.ts'
import { mergeWellKnown } from './merge-well-known.ts'

function readOrFault(text: string): PublishTarget | MetierError {
  try {
    return parsePublishTarget(text)
  } catch (error) {
    if (error instanceof MetierError) return error
    throw error
  }
}

describe('where to publish to', () => {
  it.each([
    ['clawhub:', { kind: 'clawhub' }],
    ['clawhub:@acme', { kind: 'clawhub', owner: 'acme' }],
    ['clawhub:@acme/pdf', { kind: 'clawhub', owner: 'acme', slug: 'pdf' }],
    ['clawhub:pdf', { kind: 'clawhub', slug: 'pdf' }],
    ['oci:ghcr.io/acme/pdf', { kind: 'oci', reference: 'ghcr.io/acme/pdf' }],
    ['oci:localhost:5000/pdf:1.0', { kind: 'oci', reference: 'localhost:5000/pdf:1.0' }],
    ['npm:@acme/pdf', { kind: 'npm', name: '@acme/pdf' }],
    ['well-known:./public', { kind: 'well-known', directory: './public' }],
    ['git', { kind: 'git' }],
    ['git:origin', { kind: 'git', remote: 'origin' }],
  ])('%s is read, and written the same', (text, target) => {
    expect(parsePublishTarget(text)).toEqual(target)
    expect(formatPublishTarget(parsePublishTarget(text))).toBe(text)
  })

  it.each([
    '',
    'pdf',
    'ftp:host',
    'npm:',
    'npm:--access',
    'npm:../pdf',
    'npm:@/pdf',
    'oci:pdf',
    'oci:host/../x',
    'oci:host/pdf@sha256:1',
    'clawhub:@',
    'clawhub:@acme/../x',
    'clawhub:a/b/c',
    'well-known:',
    'valueOf',
    '__proto__:x',
    'git:--upload-pack=x',
    'git:https://user:secret@host/x',
  ])('%j is none', (text) => {
    expect(() => parsePublishTarget(text)).toThrow(/no place to publish to/)
  })

  it('is decided in bounded time, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), fc.constantFrom('oci:', 'npm:', 'clawhub:', ''), (text, kind) => {
        const read = readOrFault(kind + text)
        expect(read instanceof MetierError ? read.code : readOrFault(formatPublishTarget(read))).toEqual(
          read instanceof MetierError ? 'usage' : read,
        )
      }),
    )
    expect(() => parsePublishTarget(`oci:${'a.'.repeat(50_000)}!`)).toThrow(/no place to publish to/)
  })
})

describe('versions that registries can order', () => {
  it.each([
    ['1', '1.0.0'],
    ['1.2', '1.2.0'],
    ['v1.2.3', '1.2.3'],
    ['1.2.3-rc.1+build.5', '1.2.3-rc.1+build.5'],
    ['01.2.3', '1.2.3'],
  ])('%s is %s', (text, version) => {
    expect(semanticVersion(text)).toBe(version)
    expect(compareVersions(text, version)).toBe(0)
  })

  it.each(['', 'latest', '1.2.3.4', '1.0-rc', '1.2.3-', '1.2.3-01', '1.2.3-a..b', '1.2.3 ', '-1.0.0', '1.2.3+'])(
    '%j is none',
    (text) => {
      expect(semanticVersion(text)).toBeUndefined()
    },
  )
})

const merge = (before: string | undefined, ...names: readonly string[]) =>
  mergeWellKnown({ before, entries: names.map((name) => ({ name })), schema: 's', path: 'index.json' })

describe('an index of a static host', () => {
  it('keeps what is there, replaces what has the same name, and does not depend on the order', () => {
    const first = merge(undefined, 'b', 'a')
    expect(JSON.parse(first)).toEqual({ $schema: 's', skills: [{ name: 'a' }, { name: 'b' }] })
    expect(merge(first, 'a')).toBe(first)
    expect(merge(merge(undefined, 'a'), 'b')).toBe(first)
  })

  it('keeps members that it does not know, of the index and of others’ entries', () => {
    const before = JSON.stringify({ $schema: 's', publisher: 'acme', skills: [{ name: 'z', more: 1 }] })
    expect(JSON.parse(merge(before, 'a'))).toEqual({
      $schema: 's',
      publisher: 'acme',
      skills: [{ name: 'a' }, { name: 'z', more: 1 }],
    })
  })

  it.each(['', '[]', '{"skills": 1}', '{"skills": [1]}', '{"$schema": "other", "skills": []}'])(
    'is not made of %j, which would be lost',
    (before) => {
      expect(() => merge(before, 'a')).toThrow(/no index of skills/)
    },
  )
})

const skill = { name: 'pdf', description: 'Reads PDF.', tags: ['paper'] }
const manifest = (...licenses: readonly string[]) =>
  JSON.parse(npmManifest({ name: 'x', version: '1.0.0', skills: licenses.map((license) => ({ ...skill, license })) }))

describe('what registries are told', () => {
  const blob = { digest: `sha256:${'0'.repeat(64)}`, size: 1 }

  it('an OCI manifest has no time: the same skill is the same manifest', () => {
    const text = new TextDecoder().decode(ociSkillManifest({ skill, config: blob, layer: blob }))
    expect(text).not.toMatch(/created|20\d\d-/)
    expect(JSON.parse(text).annotations).not.toHaveProperty('org.opencontainers.image.version')
  })

  it('a package of npm has nothing that runs, and a licence only where all skills have the same', () => {
    expect(Object.keys(manifest('MIT')).toSorted()).toEqual([
      'description',
      'files',
      'keywords',
      'license',
      'name',
      'version',
    ])
    expect(manifest('MIT', 'MIT').license).toBe('MIT')
    expect(manifest('MIT', 'ISC')).not.toHaveProperty('license')
  })
})
