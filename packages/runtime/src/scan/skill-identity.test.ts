import { createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { digestDirectory } from '../facts/digest-directory.ts'
import { skillIdentity } from './skill-identity.ts'
import { vouchedDigest } from './vouched-digest.ts'

const object = `.git/objects/ab/${'0'.repeat(38)}`
const identityOf = (files: Readonly<Record<string, string | Uint8Array>>, mode?: number) => {
  const disk = createMemoryDisk({})
  for (const [path, content] of Object.entries({ 'SKILL.md': 'x', ...files })) {
    disk.tree.write(`/s/${path}`, content, mode)
  }
  return { ...skillIdentity(disk.fileSystem, '/s'), whole: digestDirectory(disk.fileSystem, '/s') }
}

it('is the digest where there is no `.git`', () => {
  const { digest, content, whole } = identityOf({ 'a.sh': 'x' })
  expect([digest, content]).toEqual([whole, whole])
})

describe('R-34 any file of `.git` counts, which a digest leaves out (WUN-103)', () => {
  const before = { '.git/HEAD': 'ref: refs/heads/main', 'sub/.git/a.sh': 'echo' }
  it.each<[string, Readonly<Record<string, string>>]>([
    ['a hook', { ...before, '.git/hooks/post-checkout': 'x' }],
    ['another text', { ...before, '.git/HEAD': 'ref: refs/heads/other' }],
    ['a script in a `.git` of a directory', { ...before, 'sub/.git/a.sh': 'evil' }],
    ['a file called so', { 'sub/.git': 'evil' }],
    ['none any more', {}],
  ])('%s', (_, files) => {
    expect(identityOf(files).content).not.toBe(identityOf(before).content)
    expect(identityOf(files).digest).toBe(identityOf(before).digest)
  })

  it('who may run it, too; not what git packs, and no time', () => {
    expect(identityOf({ '.git/a': 'x' }, 0o755).content).not.toBe(identityOf({ '.git/a': 'x' }).content)
    const packed = Buffer.from('789c4bcac92f02000622', 'hex')
    expect(identityOf({ ...before, [object]: packed }).content).toBe(identityOf(before).content)
    expect(identityOf({ ...before, [object]: 'echo a script' }).content).not.toBe(identityOf(before).content)
  })
})

it('nobody can vouch for what cannot be read', () => {
  const disk = createMemoryDisk({ '/s/SKILL.md': 'x', '/s/.git/hooks/a': 'x' })
  disk.tree.forbid('/s/.git/hooks/a')
  expect(skillIdentity(disk.fileSystem, '/s')).toMatchObject({ digest: expect.any(String), content: null })
  expect(() => vouchedDigest(disk.fileSystem, '/s')).toThrow(expect.objectContaining({ code: 'refused' }))
  expect(() => vouchedDigest(disk.fileSystem, '/nowhere')).toThrow(/does not exist/)
})
