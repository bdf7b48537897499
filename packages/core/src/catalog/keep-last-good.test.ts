import { describe, expect, it } from 'vitest'
import { keepLastGood } from './keep-last-good.ts'
import { sampleCandidate } from './sample.case.ts'

const good = sampleCandidate({ skill: { description: 'Good.' }, digest: 'sha256:1', verdict: 'pass' })
const broken = sampleCandidate({ skill: null, size: 7, modified: 2 })

describe('keepLastGood', () => {
  it('keeps the last good version, says so and why, and takes the new stamp', () => {
    const kept = keepLastGood(good, broken)
    expect(kept).toMatchObject({ stale: true, skill: good.skill, size: 7, modified: 2 })
    expect(kept.diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['missing-description', 'stale'])
    expect(kept.diagnostics.at(-1)?.message).toContain('There is no description.')
  })

  it('forgets what was known of the bytes that are gone, except a block', () => {
    expect(keepLastGood(good, broken)).toMatchObject({ digest: null, verdict: 'unscanned' })
    expect(keepLastGood({ ...good, verdict: 'block' }, broken).verdict).toBe('block')
  })

  it('says it once, however often the file is saved broken', () => {
    const twice = keepLastGood(keepLastGood(good, broken), { ...broken, modified: 3 })
    expect(twice.diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['missing-description', 'stale'])
    expect(twice).toMatchObject({ stale: true, modified: 3 })
  })

  it('is done with as soon as the file loads', () => {
    const repaired = sampleCandidate({ skill: { description: 'Better.' } })
    expect(keepLastGood(keepLastGood(good, broken), repaired)).toBe(repaired)
  })

  it('has nothing to keep where nothing was good', () => {
    expect(keepLastGood(undefined, broken)).toBe(broken)
    expect(keepLastGood({ ...broken, size: 1 }, broken)).toBe(broken)
  })
})
