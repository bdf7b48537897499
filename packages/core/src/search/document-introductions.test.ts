import { expect, it } from 'vitest'
import { DocumentIntroductions } from './document-introductions.ts'
import { largeLibrary } from './large-library.ts'

it('keeps the rows of each document one behind the other', () => {
  const introductions = new DocumentIntroductions()
  introductions.add(Uint16Array.of(21, 0, 50_001))
  introductions.add(undefined)
  introductions.add(new Uint16Array(2000).fill(7))
  expect(introductions.finish()).toEqual({
    starts: Uint32Array.of(0, 3, 3, 2003),
    rows: Uint16Array.of(21, 0, 50_001, ...new Uint16Array(2000).fill(7)),
  })
})

it('keeps none of more documents than are ever asked about', () => {
  const introductions = new DocumentIntroductions()
  for (let at = 0; at < largeLibrary; at += 1) introductions.add(Uint16Array.of(2))
  expect(introductions.finish()?.rows).toHaveLength(largeLibrary)
  introductions.add(Uint16Array.of(1))
  expect(introductions.finish()).toBeUndefined()
})
