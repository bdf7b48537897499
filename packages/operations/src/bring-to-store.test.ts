import type { LockEntry } from '@metier/core'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bringToStore } from './bring-to-store.ts'
import { createContext } from './create-context.ts'
import { fetchingFor } from './fetching-for.ts'
import { installedSite } from './installed-site.ts'

const page = '---\nname: sample\ndescription: A sample for tests.\n---\n\n# Sample\n'
const evil = "require('child_process').exec('id')\n"
const unlike = `sha256:${'0'.repeat(64)}`
let tree: ReturnType<typeof createTemporaryTree>

beforeEach(() => {
  tree = createTemporaryTree({
    'project/metier.yaml': 'skills: {}\n',
    'project/fine/sample/SKILL.md': page,
    'project/evil/sample/SKILL.md': page,
    'project/evil/sample/a.js': evil,
  })
})
afterEach(() => tree.cleanUp())

/** As a machine of its own: each home has a store of its own. */
async function open(home: string) {
  const journal = createCollectingJournal()
  const context = createContext({ cwd: tree.at('project'), home: tree.at(home), environment: {}, journal })
  const { site } = await installedSite({ scope: 'project' }, context)
  const fetching = fetchingFor(site, context)
  const bring = (entry: LockEntry) => bringToStore({ name: 'sample', entry }, fetching, context)
  return { journal, fetching, bring }
}

function entryOf(source: string, digest: string): LockEntry {
  return { source, sourceType: 'local', skillPath: 'SKILL.md', computedHash: '', digest }
}

/** Another machine says what the files are: it was told of others. */
async function digestOf(source: string): Promise<string> {
  const { bring } = await open('other')
  const error: unknown = await bring(entryOf(source, unlike)).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'integrity-failed', data: { expected: unlike } })
  const found = error instanceof Error && 'data' in error ? Object(error.data)['found'] : undefined
  return String(found)
}

describe('bringToStore', () => {
  it('fetches what the store does not have, and says so', async () => {
    const digest = await digestOf('./fine/sample')
    const { bring, fetching, journal } = await open('home')
    expect(fetching.store.find(digest)).toBeUndefined()
    await bring(entryOf('./fine/sample', digest))
    expect(fetching.store.find(digest)).toBeDefined()
    expect(JSON.stringify(journal)).toContain('Fetching sample')
  })

  it('asks the source for nothing that the store has', async () => {
    const digest = await digestOf('./fine/sample')
    const { bring } = await open('home')
    await bring(entryOf('./fine/sample', digest))
    await expect(bring(entryOf('./gone', digest))).resolves.toBeUndefined()
    await expect(bring(entryOf('./gone', unlike))).rejects.toThrow(/gone/u)
  })

  it('refuses what the scanner blocks', async () => {
    const digest = await digestOf('./evil/sample')
    const { bring } = await open('home')
    await expect(bring(entryOf('./evil/sample', digest))).rejects.toMatchObject({ code: 'refused' })
  })
})
