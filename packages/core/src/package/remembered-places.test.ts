import { describe, expect, it } from 'vitest'
import type { LockEntry, LockFile } from './lock-file.ts'
import { rememberedPlaces } from './remembered-places.ts'

const entry = (places?: readonly string[]): LockEntry => ({
  source: './acme',
  sourceType: 'local',
  computedHash: '',
  ...(places && { places }),
})
const lock = (skills: Readonly<Record<string, readonly string[] | undefined>>): LockFile => ({
  skills: new Map(Object.entries(skills).map(([name, places]) => [name, entry(places)])),
  extra: {},
})
const remembered = (
  known: Readonly<Record<string, readonly string[]>>,
  before: LockFile,
  after: LockFile,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(rememberedPlaces(new Map(Object.entries(known)), { before, after }))

describe('places that are remembered', () => {
  it('are those that the lock names', () => {
    expect(remembered({}, lock({}), lock({ pdf: ['vendor', 'tools'], docx: undefined }))).toEqual({
      pdf: ['vendor', 'tools'],
    })
  })

  it('stay where the lock was found without them: another program wrote it', () => {
    const known = { pdf: ['vendor'], docx: ['tools'] }
    const found = lock({ pdf: undefined })
    expect(remembered(known, found, found)).toEqual(known)
    expect(remembered(known, found, lock({ pdf: ['.agents/skills'], docx: ['tools'] }))).toEqual({
      pdf: ['.agents/skills', 'vendor'],
      docx: ['tools'],
    })
  })

  it('go with what we take out of the lock ourselves', () => {
    const before = lock({ pdf: ['vendor', 'tools'], docx: ['vendor'] })
    expect(remembered({ pdf: ['vendor', 'tools'], docx: ['vendor'] }, before, lock({ pdf: ['tools'] }))).toEqual({
      pdf: ['tools'],
    })
  })
})
