import type { FileSystem } from '@metier/core'
import { createFakeSkillFacts, createFakeTrustStore, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
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
