import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reproducedFailures } from './reproduced-failures.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

// Keeps the list true: a test that is renamed or taken away is missed here.
describe('what others were seen to do wrong', () => {
  it('is more than fifty-five things, each told once', () => {
    const told = reproducedFailures.map(({ seen }) => seen)
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThan(55)
  })

  it.each(reproducedFailures)('has a test that Metier does not: $seen', ({ file, test }) => {
    expect(read(file)).toContain(test)
  })
})
