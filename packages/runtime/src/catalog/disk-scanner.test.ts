import { MetierError, type FileSystem } from '@metier/core'
import { createFakeSkillFacts, createFakeTrustStore, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import type { RootPlace } from '../discover/root-place.ts'
import { DiskScanner } from './disk-scanner.ts'
import { skillText } from './stage.case.ts'

const root = '/project/.agents/skills'
const file = (index: number): string => `${root}/s${index}/SKILL.md`

/** Five hundred skills, and a count of the questions that the disk was asked. */
function openScanner() {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [file(index), skillText(`s${index}`)]))
  const { fileSystem, tree } = createMemoryDisk(files)
  let questions = 0
  const counting: FileSystem = {
    ...fileSystem,
    stat(path) {
      questions += 1
      return fileSystem.stat(path)
    },
  }
  const scanner = new DiskScanner({
    fileSystem: counting,
    facts: createFakeSkillFacts(),
    trust: createFakeTrustStore(),
    findPlaces: () => [{ root: { path: root, scope: 'project', order: 0, source: 'agents' }, containers: [] }],
    allowSymlinkRoots: [],
    maximumDepth: 6,
    maximumDirectories: 2000,
    plainMarkdown: false,
  })
  scanner.scan()
  return { scanner, tree, asked: () => questions }
}

const description = (scanner: DiskScanner, index: number): string | undefined =>
  scanner.scan({ heard: new Set() }).candidates.get(file(index))?.skill?.description

const placeAt = (path: string, order: number): RootPlace => ({
  root: { path, scope: 'project', order, source: 'agents' },
  containers: [],
})

describe('a list of trust that cannot be read', () => {
  it('takes nobody for trusted, loses no skill and is said once', () => {
    const { fileSystem } = createMemoryDisk({
      [file(1)]: skillText('s1'),
      '/project/.claude/skills/a/SKILL.md': skillText('a'),
    })
    let isBroken = true
    const trust = {
      ...createFakeTrustStore(),
      isTrusted: () => {
        if (!isBroken) return true
        throw new MetierError({ code: 'invalid-config', message: 'Broken.', data: { path: '/home/trust.json' } })
      },
    }
    const scanner = new DiskScanner({
      fileSystem,
      facts: createFakeSkillFacts(),
      trust,
      findPlaces: () => [placeAt('/project/.claude/skills', 0), placeAt(root, 1)],
      allowSymlinkRoots: [],
      maximumDepth: 6,
      maximumDirectories: 2000,
      plainMarkdown: false,
    })
    const { candidates, problems } = scanner.scan()
    expect([...candidates.values()].map(({ key, trusted }) => [key, trusted])).toEqual([
      ['a', false],
      ['s1', false],
    ])
    expect(problems).toMatchObject([{ code: 'file-unreadable', severity: 'error', path: '/home/trust.json' }])
    isBroken = false
    const mended = scanner.scan({ fresh: true })
    expect([...mended.candidates.values()].every(({ trusted }) => trusted)).toBe(true)
    expect(mended.problems).toEqual([])
  })
})

describe('a look at what was heard of', () => {
  it('costs the change, not the catalogue', () => {
    const { scanner, tree, asked } = openScanner()
    tree.write(file(7), skillText('s7', 'Edited. Use when asked.'))
    const before = asked()
    const { candidates } = scanner.scan({ heard: new Set([`${root}/s7`]) })
    expect(candidates.get(file(7))?.skill?.description).toContain('Edited')
    expect(asked() - before).toBeLessThan(10)
  })

  it('leaves the rest for the next look at everything, which finds it', () => {
    const { scanner, tree } = openScanner()
    tree.write(file(8), skillText('s8', 'Edited unheard. Use when asked.'))
    scanner.scan({ heard: new Set([`${root}/s7/scripts`]) })
    expect(description(scanner, 8)).not.toContain('unheard')
    expect(scanner.scan().candidates.get(file(8))?.skill?.description).toContain('unheard')
  })
})
