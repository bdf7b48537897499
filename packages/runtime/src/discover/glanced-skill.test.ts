import type { FileSystem } from '@metier/core'
import { createFakeHost, createFakeSkillFacts, createFakeTrustStore, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
})
afterEach(() => tree.cleanUp())

const write = (name: string, yaml: string, body = 'Body.'): void =>
  tree.write(`project/.agents/skills/${name}/SKILL.md`, `---\n${yaml}\n---\n${body}\n`)

/** All candidates, with every question that was asked of the disk about a SKILL.md. */
function look(glances: boolean) {
  const asked: string[] = []
  const disk = createNodeFileSystem()
  const heard = (what: string, path: string): void => {
    if (path.endsWith('SKILL.md')) asked.push(`${what} ${path.split('/').at(-2)}`)
  }
  const fileSystem: FileSystem = {
    ...disk,
    readHead(path, limit, options) {
      heard('read', path)
      return disk.readHead(path, limit, options)
    },
    glance(path, options) {
      heard('glance', path)
      return disk.glance?.(path, options)
    },
    statLink(path) {
      heard('stat', path)
      return disk.statLink(path)
    },
  }
  const host = createFakeHost({ home: tree.at('home'), environment: {} })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.at('project') })
  const clock = { now: () => Date.now() }
  const rest = { host, clock, configuration, trust: createFakeTrustStore(), facts: createFakeSkillFacts() }
  const { candidates } = createCatalogService({ fileSystem, ...rest, glances }).snapshot()
  return { asked, candidates: [...candidates.values()] }
}

const plainly = ({ candidates }: ReturnType<typeof look>) =>
  candidates.map(({ key, directory, location, skill, diagnostics, size, modified, trusted, root, brief }) => {
    const { name, description, bins } = brief ?? {}
    const said = { name, description, bins }
    return { key, directory, location, skill, diagnostics, size, modified, trusted, root, said }
  })

describe('skills at a glance', () => {
  it('are what a full look finds, asked for anything', () => {
    write('plain', 'name: plain\ndescription: Draws charts.\nlicense: MIT\ntags:\n  - a')
    write('other-name', 'name: another\ndescription: Draws charts of every kind that there is.')
    write('needs', 'name: needs\ndescription: b\nmetadata:\n  openclaw:\n    requires:\n      bins: [git, "7z"]')
    write('wide', 'name: wide\ndescription: Zeichnet Übersichten – für „alle“ 技能 🐛')
    write('long', `name: long\ndescription: ${'many words '.repeat(120)}`, 'x'.repeat(9000))
    write('full', 'name: full\ndescription: b', 'x'.repeat(1024 - 36))
    write('large', 'name: large\ndescription: b', 'x'.repeat(200_000))
    write('too-large', 'name: too-large\ndescription: b', 'x'.repeat(1_100_000))
    write('odd', 'name: odd\ndescription: b\nos: linux')
    write('broken', 'name: broken')
    const full = plainly(look(false))
    expect(plainly(look(true))).toEqual(full)
    expect(full).toHaveLength(10)
    expect(full.find(({ key }) => key === 'too-large')?.skill).toBeUndefined()
  })

  it('are glanced at once and asked for no stamp, and read when somebody asks', () => {
    write('plain', 'name: plain\ndescription: Draws charts.\nlicense: MIT')
    const { asked, candidates } = look(true)
    expect(asked).toEqual(['glance plain'])
    expect(candidates[0]?.skill?.license).toBe('MIT')
    expect(candidates[0]?.size).toBeGreaterThan(10)
    expect(asked).toEqual(['glance plain', 'read plain', 'stat plain'])
  })

  it('say what was seen of a file that is gone', () => {
    write('plain', 'name: plain\ndescription: Draws charts.')
    const [candidate] = look(true).candidates
    tree.remove('project/.agents/skills/plain')
    expect(candidate?.skill).toMatchObject({ name: 'plain', description: 'Draws charts.' })
    expect(candidate).toMatchObject({ size: 0, modified: 0 })
  })
})
