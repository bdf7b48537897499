import { createTemporaryTree } from '@metier/testing'
import type { FileWriter, TeamChange } from '@metier/core'
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { applyTeamChanges } from './apply-team-changes.ts'
import { contentDigest } from './content-digest.ts'

const fileSystem = createNodeFileSystem()
const encode = (text: string) => new TextEncoder().encode(text)

describe('applyTeamChanges', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  let team: string
  beforeEach(() => {
    tree = createTemporaryTree()
    team = tree.at('team')
    mkdirSync(join(team, 'skills/a'), { recursive: true })
    writeFileSync(join(team, 'skills/a/SKILL.md'), 'old')
  })
  afterEach(() => tree.cleanUp())

  const apply = (...changes: TeamChange[]) =>
    applyTeamChanges({
      changes,
      directory: team,
      fileSystem,
      writer: createNodeFileWriter(),
      archive: join(team, 'archive/1'),
    })
  const replace: TeamChange = { path: 'skills/a/SKILL.md', bytes: encode('new'), before: encode('old'), keeps: true }

  it('keeps what was there before anything takes its place', () => {
    apply(replace)
    expect(readFileSync(join(team, 'skills/a/SKILL.md'), 'utf8')).toBe('new')
    expect(readFileSync(join(team, 'archive/1/skills/a/SKILL.md'), 'utf8')).toBe('old')
  })

  it('removes into the archive, and the folders that are empty then', () => {
    apply({ ...replace, bytes: null })
    expect(existsSync(join(team, 'skills'))).toBe(false)
    expect(readFileSync(join(team, 'archive/1/skills/a/SKILL.md'), 'utf8')).toBe('old')
  })

  it.each([
    ['was changed', { ...replace, before: encode('other') }],
    ['is gone', { path: 'skills/b.md', bytes: encode('x'), before: encode('was'), keeps: true }],
    ['has come', { ...replace, before: null }],
    ['is a folder', { path: 'skills/a', bytes: encode('x'), before: null, keeps: false }],
  ])('writes nothing when a file %s since', (_, change) => {
    expect(() => apply({ path: 'first', bytes: encode('1'), before: null, keeps: false }, change)).toThrow(/meanwhile/)
    expect(existsSync(join(team, 'first'))).toBe(false)
    expect(readFileSync(join(team, 'skills/a/SKILL.md'), 'utf8')).toBe('old')
  })

  // Of two processes that both saw the file as it was, the second would write over what the first wrote
  it('looks and writes while nobody else of ours does', () => {
    const writer = createNodeFileWriter()
    const seen: boolean[] = []
    const spy: FileWriter = {
      ...writer,
      write: (...written) => {
        seen.push(existsSync(join(team, 'skills-lock.json.lock')))
        writer.write(...written)
      },
    }
    const archive = join(team, 'archive/1')
    applyTeamChanges({ changes: [replace], directory: team, fileSystem, writer: spy, archive })
    expect(seen).toEqual([true, true])
    expect(() => apply(replace)).toThrow(/meanwhile/)
    expect(readdirSync(team).toSorted()).toEqual(['archive', 'skills'])
  })

  it('says what cannot be written, and that it is no fault of its own', () => {
    writeFileSync(tree.at('file'), '')
    const directory = tree.at('file/team')
    const ports = { fileSystem, writer: createNodeFileWriter(), archive: join(directory, 'archive') }
    const change = { path: 'a.md', bytes: encode('x'), before: null, keeps: false }
    expect(() => applyTeamChanges({ changes: [change], directory, ...ports })).toThrow(
      expect.objectContaining({ code: 'file-unwritable', message: expect.stringContaining(directory) }),
    )
  })

  it('writes nothing through a link that leads out', () => {
    mkdirSync(tree.at('outside'))
    symlinkSync(tree.at('outside'), join(team, 'agents'))
    expect(() => apply({ path: 'agents/x.md', bytes: encode('x'), before: null, keeps: false })).toThrow(/leads out/)
    expect(existsSync(tree.at('outside/x.md'))).toBe(false)
  })

  it.each(['../x', 'a/../../x', '/x'])('never writes %s', (path) => {
    expect(() => apply({ path, bytes: encode('x'), before: null, keeps: false })).toThrow(TypeError)
  })
})

describe('contentDigest', () => {
  it('leaves line ends out of text and nothing out of what is none', () => {
    expect(contentDigest(encode('a\r\nb'))).toBe(contentDigest(encode('a\nb')))
    expect(contentDigest(encode('a\rb'))).not.toBe(contentDigest(encode('a\nb')))
    expect(contentDigest(new Uint8Array([0, 255, 13, 10]))).not.toBe(contentDigest(new Uint8Array([0, 255, 10])))
  })
})
