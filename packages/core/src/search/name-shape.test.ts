import { describe, expect, it } from 'vitest'
import { nameShape } from './name-shape.ts'

describe('nameShape', () => {
  it.each([
    ['pdf-forms', 'pdf_f0rms'],
    ['pdf-forms', 'PDFForms'],
    ['skill-installer', 'skiIl-installer'],
    ['docker', 'dőcker'],
    ['webapp', 'vvebapp'],
    ['alarm', 'alann'.replace('nn', 'rrn')],
    ['google', 'gooogle'],
  ])('%s and %s are easily taken for each other', (one, other) => {
    expect(nameShape(one)).toBe(nameShape(other))
  })

  it.each([
    ['pdf-forms', 'pdf-form-filler'],
    ['python', 'jython'],
    ['翻译', '翻校'],
  ])('%s and %s are not', (one, other) => {
    expect(nameShape(one)).not.toBe(nameShape(other))
  })
})
