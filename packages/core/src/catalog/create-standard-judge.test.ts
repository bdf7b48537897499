import { describe, expect, it } from 'vitest'
import { createCatalog } from './create-catalog.ts'
import { createStandardJudge } from './create-standard-judge.ts'
import { createView } from './create-view.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'

const encoder = new TextEncoder()

function stateOf(frontmatter: string, profile: 'load' | 'standard', folder = 'sample', stale = false) {
  const reads: string[] = []
  const standardErrors = createStandardJudge((location) => {
    reads.push(location)
    return encoder.encode(`---\n${frontmatter}\n---\nBody.\n`)
  })
  const candidates = [sampleCandidate({ folder, ...(stale && { stale }) })]
  const catalog = createCatalog({ roots: [], candidates, problems: [], generation: 1 })
  const context = sampleContext({ settings: { profile }, standardErrors })
  createView(catalog, context)
  const [entry] = createView(catalog, context).entries
  return { state: entry?.state, codes: entry?.reasons.map((reason) => reason.code), reads: reads.length }
}

const plain = 'name: sample\ndescription: Does a thing.'

// Decisions R-1: a skill with `triggers:` is listed by default and passed over by the standard profile.
describe('createStandardJudge', () => {
  it('passes what the standard allows, reading it once', () => {
    expect(stateOf(plain, 'standard')).toEqual({ state: 'active', codes: [], reads: 1 })
  })

  // BTW-33
  it('passes over a skill with a field that the standard does not know', () => {
    const frontmatter = `${plain}\ntriggers: [do it]`
    expect(stateOf(frontmatter, 'standard')).toMatchObject({ state: 'invalid', codes: ['unexpected-field'] })
    expect(stateOf(frontmatter, 'load')).toEqual({ state: 'active', codes: [], reads: 0 })
  })

  // BTW-27
  it('passes over a skill whose name is not its folder', () => {
    expect(stateOf(plain, 'standard', 'other').state).toBe('invalid')
  })

  it('leaves the last good version of a broken file in force', () => {
    expect(stateOf('description:', 'standard', 'sample', true)).toMatchObject({ state: 'active', reads: 0 })
  })
})
