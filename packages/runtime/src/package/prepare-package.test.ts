import { appendFileSync } from 'node:fs'
import { parseSource, type ScanReport } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { openStore } from '../store/open-store.ts'
import type { Looks } from './open-looks.ts'
import { preparePackage, type PreparePackageOptions } from './prepare-package.ts'

const names = Array.from({ length: 60 }, (_, at) => `skill-${String(at).padStart(2, '0')}`)
let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree(Object.fromEntries(names.map((name) => [`from/${name}/SKILL.md`, text(name)])))
})
afterEach(() => tree.cleanUp())

const text = (name: string) => `---\nname: ${name}\ndescription: Does ${name}. Use when wanted.\n---\n`
const report: ScanReport = { verdict: 'pass', findings: [], filesScanned: 1, skipped: [] }
const slow = (found: ScanReport) => new Promise<ScanReport>((resolve) => void setImmediate(() => resolve(found)))
/** One by which its skill is known again. */
const of = (directory: string): ScanReport => ({ ...report, filesScanned: Number(directory.slice(-2)) })

function prepare(more: Partial<PreparePackageOptions>) {
  const fileSystem = createNodeFileSystem()
  const host = createFakeHost({ home: tree.at('home') })
  return preparePackage({
    fileSystem,
    host,
    projectRoot: tree.path,
    store: openStore({ fileSystem, host }),
    scanner: { scan: async () => report },
    request: { source: parseSource(tree.at('from'), { kindOf: () => 'directory' }).source, skills: [] },
    download: () => Promise.reject(new Error('There is no network.')),
    progress: () => undefined,
    ...more,
  })
}

describe('preparing many skills', () => {
  it('hears in between that it shall stop', async () => {
    const controller = new AbortController()
    // What a signal to the process does: it waits for a turn of the event loop.
    setImmediate(() => controller.abort())
    const { skills } = await prepare({ signal: controller.signal })
    expect(skills.length).toBeLessThan(names.length)
  })

  it('gives each the report that is of it, whoever made it and whenever it came', async () => {
    let asked = 0
    const { skills } = await prepare({
      scanner: {
        scan: async (directory) => of(directory),
        share: (directory) => (asked++ % 2 === 0 ? slow(of(directory)) : undefined),
      },
    })
    expect(skills.map(({ name, report: { filesScanned } }) => [name, filesScanned])).toEqual(
      names.map((name, at) => [name, at]),
    )
  })

  it.each([
    ['starts threads where there is much to judge', 8_000, () => true, 1],
    ['starts none for those that are there', 8_000, () => false, 0],
    ['starts none for few', 8_000, (name: string) => name < 'skill-40', 0],
    ['starts none for small ones, which are judged before a thread has begun', 200, () => true, 0],
  ])('%s', async (_what, size, isNew, expected) => {
    for (const name of names) appendFileSync(tree.at(`from/${name}/SKILL.md`), 'x'.repeat(size))
    let started = 0
    await prepare({ crew: { isStarted: false, start: () => void started++ }, isNew })
    expect(started).toBe(expected)
  })

  it('starts threads before it looks at the first, where it knows from before how many there are', async () => {
    let started = 0
    const startedAtFirst: number[] = []
    const looks: Looks = {
      names: () => names,
      known: () => void startedAtFirst.push(started),
      remember: () => undefined,
      save: () => undefined,
    }
    await prepare({ crew: { isStarted: false, start: () => void started++ }, isNew: () => true, looksOf: () => looks })
    expect(startedAtFirst[0]).toBe(1)
    expect(started).toBe(1)
  })
})
