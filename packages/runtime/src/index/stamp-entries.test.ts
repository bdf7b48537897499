import type { CatalogEntry } from '@metier/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stampEntries } from './stamp-entries.ts'

const root = { path: '/skills', scope: 'project', order: 0, source: 'agents' } as const
const candidates = Array.from({ length: 200 }, (_, at) => ({
  root,
  directory: `/skills/s${at}`,
  location: `/skills/s${at}/SKILL.md`,
  skill: undefined,
  key: `s${at}`,
  directoryKey: `s${at}`,
  diagnostics: [],
  size: at,
  modified: 1,
  digest: null,
  verdict: 'unscanned' as const,
  trusted: true,
}))

function entriesOf(rows: readonly (readonly [number, boolean, string])[]): readonly CatalogEntry[] {
  return rows.flatMap(([at, isActive, description]) => {
    const candidate = candidates[at]
    return candidate === undefined
      ? []
      : [{ candidate, name: candidate.key, description, state: isActive ? 'active' : 'disabled', reasons: [] } as const]
  })
}

it('gives the same stamps whatever was known before', () => {
  const rows = fc
    .uniqueArray(fc.tuple(fc.nat(199), fc.boolean(), fc.constantFrom('x', 'xx')), {
      maxLength: 120,
      selector: ([at]) => at,
    })
    .chain((all) => fc.boolean().map((isSorted) => (isSorted ? all.toSorted(([a], [b]) => a - b) : all)))
    .map(entriesOf)
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      expect(stampEntries(after, stampEntries(before, undefined))).toEqual(stampEntries(after, undefined))
    }),
  )
})

it('knows the same file again by what is known of it, and another by any of it', () => {
  const [entry] = entriesOf([[7, true, 'x']])
  if (entry === undefined) throw new TypeError('There is no entry.')
  const before = stampEntries([entry], undefined)
  const { candidate } = entry
  const again = (more: Partial<typeof candidate>) =>
    stampEntries([{ ...entry, candidate: { ...candidate, ...more } }], before)
  expect(again({ root: { ...root } }).stamps).toEqual(before.stamps)
  const others: readonly Partial<typeof candidate>[] = [
    { size: 8 },
    { modified: 2 },
    { trusted: false },
    { location: '/skills/other/SKILL.md' },
    { root: { ...root, path: '/skill' } },
    { root: { ...root, scope: 'user' } },
    { root: { ...root, source: 'claude' } },
  ]
  for (const other of others) expect(again(other).stamps).not.toEqual(before.stamps)
})

it('asks nothing of a candidate that stands where it stood', () => {
  const [entry] = entriesOf([[7, true, 'x']])
  if (entry === undefined) throw new TypeError('There is no entry.')
  const before = stampEntries([entry], undefined)
  const candidate = new Proxy(entry.candidate, {
    get: () => {
      throw new Error('was asked')
    },
  })
  const known = { ...before, entries: [{ ...entry, candidate }] }
  expect(stampEntries([{ ...entry, candidate }], known).stamps).toEqual(before.stamps)
})
