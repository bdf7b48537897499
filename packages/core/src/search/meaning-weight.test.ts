import { describe, expect, it } from 'vitest'
import { meaningWeight } from './meaning-weight.ts'

describe('meaningWeight', () => {
  it('is whole for a few words in a small library', () => {
    expect(meaningWeight(1, 10)).toBe(0.3)
    expect(meaningWeight(4, 500)).toBe(0.3)
  })

  it('is less for each further word, down to a share that a task of any length keeps', () => {
    expect(meaningWeight(16, 500)).toBeCloseTo(0.15)
    expect(meaningWeight(25, 500)).toBeCloseTo(0.12)
    expect(meaningWeight(76, 500)).toBeCloseTo(0.069)
    expect(meaningWeight(400, 500)).toBeCloseTo(0.069)
  })

  it('is less among many skills, where more are near by chance, down to a half', () => {
    expect(meaningWeight(4, 2000)).toBeCloseTo(0.212)
    expect(meaningWeight(4, 8000)).toBeCloseTo(0.15)
    expect(meaningWeight(4, 61_452)).toBeCloseTo(0.15)
  })
})
