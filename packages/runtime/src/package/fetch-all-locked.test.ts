import { parseSource, type LockEntry, type ScanReport } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { openStore } from '../store/open-store.ts'
import { fetchAllLocked } from './fetch-all-locked.ts'
import { preparePackage } from './prepare-package.ts'
import { renamePrepared } from './rename-prepared.ts'

const text = (name: string) => `---\nname: ${name}\ndescription: Does ${name}. Use when wanted.\n---\n`
const passed: ScanReport = { verdict: 'pass', findings: [], filesScanned: 1, skipped: [] }
let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'one/pdf/SKILL.md': text('pdf'),
    'one/docx/SKILL.md': text('docx'),
    'two/xlsx/SKILL.md': text('xlsx'),
  })
})
afterEach(() => tree.cleanUp())

/** Somebody who has nothing in their store. */
function open(home: string) {
  const fileSystem = createNodeFileSystem()
  const host = createFakeHost({ home: tree.at(home) })
  const told: string[] = []
  const judged: string[] = []
  const store = openStore({ fileSystem, host })
  const options = {
    fileSystem,
    host,
    projectRoot: tree.at('project'),
    store,
    scanner: { scan: async () => passed },
    download: () => Promise.reject(new Error('There is no network.')),
    progress: (what: string) => void told.push(what),
    judge: ({ name }: { readonly name: string }) => void judged.push(name),
  }
  return { options, store, told, judged }
}

async function locked(): Promise<readonly [string, LockEntry][]> {
  const { options, store } = open('author')
  const entries: [string, LockEntry][] = []
  for (const path of ['../one', '../two']) {
    const { skills } = await preparePackage({ ...options, request: parseSource(path, { kindOf: () => 'directory' }) })
    for (const skill of skills) entries.push([skill.name, skill.entry])
    const [first] = skills
    if (path !== '../one' || first === undefined) continue
    const entry = { ...first.entry, as: first.name }
    entries.push(['other', renamePrepared({ ...first, entry }, { store, name: 'other', entry }).entry])
  }
  return entries
}

describe('what a lock names and the store does not have', () => {
  it('is fetched from each source once, whatever it is called here', async () => {
    const entries = await locked()
    const { options, store, told, judged } = open('home')
    const digests = await fetchAllLocked(entries, options)
    expect([...digests]).toEqual(entries.map(([name, { digest }]) => [name, digest]))
    expect(entries.every(([, { digest = '' }]) => store.find(digest) !== undefined)).toBe(true)
    expect(judged.toSorted()).toEqual(['docx', 'docx', 'pdf', 'xlsx'])
    expect(told.filter((line) => line.startsWith('Fetching'))).toEqual([
      expect.stringMatching(/^Fetching 3 skills from .*one$/),
      'Fetching xlsx',
    ])
  })

  it('is refused when one of them is not what the lock says', async () => {
    const entries = await locked()
    tree.write('one/pdf/SKILL.md', `${text('pdf')}More.\n`)
    await expect(fetchAllLocked(entries, open('home').options)).rejects.toMatchObject({
      code: 'integrity-failed',
      data: { name: 'pdf' },
    })
  })
})
