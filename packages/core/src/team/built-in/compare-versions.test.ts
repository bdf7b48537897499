import { describe, expect, it } from 'vitest'
import { compareVersions } from './compare-versions.ts'

describe('compareVersions', () => {
  it.each([
    ['1.1', '1.0', 1],
    ['1.0', '1.0.0', 0],
    ['1.10', '1.9', 1],
    ['v2', '10', -1],
    ['1.0.0-beta', '1.0.0', -1],
    ['1.0.0', '1.0.0-beta', 1],
    ['1.0.0-a', '1.0.0-b', -1],
    ['1.0.0+x', '1.0', 0],
  ])('%s against %s', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other) ?? Number.NaN)).toBe(sign)
  })

  it.each(['', 'new', '1.', '1.2.3.4.5', '9'.repeat(40)])('%j is no version', (text) => {
    expect(compareVersions(text, '1.0')).toBeUndefined()
  })
})
