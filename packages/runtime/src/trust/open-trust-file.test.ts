import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import { openTrustFile } from './open-trust-file.ts'

const host = createFakeHost()
const path = '/home/user/.config/metier/trust.json'
const project = {
  '/p/metier.yaml': 'scripts: ask',
  '/p/.agents/skills/a/SKILL.md': 'a',
  '/p/.agents/skills/a/run.sh': 'run',
  '/p/skills/b/SKILL.md': 'b',
}

function createStage(files: Readonly<Record<string, string>> = project) {
  const disk = createMemoryDisk(files)
  return { ...disk, open: () => openTrustFile({ ...disk, host }) }
}

describe('trusting a directory (decisions R-38)', () => {
  it('trusts nobody until told', () => {
    const { open } = createStage()
    expect(open().isTrusted('/p')).toBe(false)
    expect(open().records()).toEqual([])
  })

  it('covers every root below it and nothing beside it, in the next process too', () => {
    const { open } = createStage()
    expect(open().add('/p')).toBe(true)
    for (const directory of ['/p', '/p/.agents/skills', '/p/skills/b']) expect(open().isTrusted(directory)).toBe(true)
    for (const directory of ['/', '/px', '/q', '/p/../q']) expect(open().isTrusted(directory)).toBe(false)
  })

  it('is kept where only the user may read it', () => {
    const { open, tree } = createStage()
    open().add('/p')
    expect(tree.nodes.get(path)?.mode).toBe(0o600)
  })

  it('said twice changes nothing', () => {
    const { open } = createStage()
    open().add('/p')
    expect(open().add('/p')).toBe(false)
    expect(open().records()).toHaveLength(1)
  })

  it('goes over to new settings only where the old ones were trusted', () => {
    const { open } = createStage()
    open().add('/p')
    const from = open().records()[0]
    const old = JSON.stringify(from).match(/sha256:[0-9a-f]{64}/)?.[0] ?? ''
    const file = { projectRoot: '/p', path: '/p/metier.yaml' }
    expect(open().isTrustedFile({ ...file, digest: old })).toBe(true)
    expect(open().moveSettings({ projectRoot: '/p', from: 'sha256:other', to: 'sha256:new' })).toBe(false)
    expect(open().isTrustedFile({ ...file, digest: 'sha256:new' })).toBe(false)
    expect(open().moveSettings({ projectRoot: '/p', from: old, to: 'sha256:new' })).toBe(true)
    expect(open().isTrustedFile({ ...file, digest: 'sha256:new' })).toBe(true)
    expect(open().isTrustedFile({ ...file, digest: old })).toBe(false)
    // What was trusted besides stays pinned to what it was.
    expect(open().isTrustedSkill('/p/.agents/skills/a')).toBe(true)
  })

  it('can be taken back', () => {
    const { open } = createStage()
    open().add('/p')
    open().add('/q')
    const file = open()
    expect(file.remove('/p')).toBe(true)
    expect(file.isTrusted('/p')).toBe(false)
    expect(open().isTrusted('/q')).toBe(true)
    expect(open().remove('/p')).toBe(false)
  })

  it('of two processes at once is kept: each reads again before it writes', () => {
    const { open } = createStage()
    const [one, other] = [open(), open()]
    one.records()
    other.records()
    one.add('/p')
    other.add('/q')
    expect(
      open()
        .records()
        .map(({ directory }) => directory),
    ).toEqual(['/p', '/q'])
  })
})

describe('what was there when the user said so', () => {
  it('is the skill that may run; a changed or a new one may not', () => {
    const { open, tree } = createStage()
    open().add('/p')
    const skill = '/p/.agents/skills/a'
    expect(open().isTrustedSkill(skill)).toBe(true)
    tree.write(`${skill}/run.sh`, 'something else')
    expect(open().isTrustedSkill(skill)).toBe(false)
    expect(open().isTrustedSkill('/p/skills/b')).toBe(true)
    tree.write('/p/skills/new/SKILL.md', 'new')
    expect(open().isTrustedSkill('/p/skills/new')).toBe(false)
    expect(open().add('/p')).toBe(true)
    expect(open().isTrustedSkill(skill)).toBe(true)
    expect(open().isTrustedSkill('/p/skills/new')).toBe(true)
  })

  it('does not vouch for a skill that reaches out of itself', () => {
    const { open, tree } = createStage()
    tree.link('/p/skills/b/out', '/etc')
    open().add('/p')
    expect(open().isTrustedSkill('/p/skills/b')).toBe(false)
    expect(open().isTrustedSkill('/nowhere')).toBe(false)
  })

  it('is the settings file that may loosen; a changed one may not', () => {
    const { open, fileSystem, tree } = createStage()
    const scripts = () => {
      const trust = open()
      const isTrustedFile = trust.isTrustedFile.bind(trust)
      return loadConfiguration({ fileSystem, host, cwd: '/p', isTrustedFile }).scripts
    }
    expect(scripts()).toBe('off')
    open().add('/p')
    expect(scripts()).toBe('ask')
    tree.write('/p/metier.yaml', 'scripts: allow')
    expect(scripts()).toBe('off')
  })

  it('holds only for the project that was named, not for every one below it', () => {
    const { open } = createStage({ ...project, '/p/vendor/metier.yaml': 'scripts: ask' })
    open().add('/p')
    const digest = 'sha256:0'
    expect(open().isTrustedFile({ projectRoot: '/p/vendor', path: '/p/vendor/metier.yaml', digest })).toBe(false)
  })
})

describe('a trust file that is not ours', () => {
  it.each([
    '',
    'no json',
    '[]',
    '{"schema":"metier.trust-file/2","records":[]}',
    '{"schema":"metier.trust-file/1","records":[{}]}',
  ])('%j stops the question, and is never written over', (text) => {
    const { open, tree } = createStage({ [path]: text })
    const before = tree.nodes.get(path)
    expect(() => open().isTrusted('/p')).toThrowError(expect.objectContaining({ code: 'invalid-config' }))
    expect(() => open().add('/p')).toThrowError(expect.objectContaining({ code: 'invalid-config' }))
    expect(tree.nodes.get(path)).toBe(before)
  })
})
