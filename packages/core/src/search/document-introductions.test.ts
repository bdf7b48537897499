import { expect, it } from 'vitest'
import { DocumentIntroductions } from './document-introductions.ts'
import { largeLibrary } from './large-library.ts'

const rowOf = (term: number) => (term % 2 === 0 ? term * 10 : -1)

it('keeps the row of each term once, in the order of name and description', () => {
  const introductions = new DocumentIntroductions()
  introductions.add([Uint32Array.of(2, 3), Uint32Array.of(3, 5000, 2)], rowOf)
  introductions.take(undefined)
  introductions.add([Uint32Array.of(2)], rowOf)
  introductions.take(Uint16Array.of(7, 0))
  expect(introductions.finish()).toEqual({
    starts: Uint32Array.of(0, 3, 3, 4, 6),
    rows: Uint16Array.of(21, 0, 50_001, 21, 7, 0),
  })
})

it('keeps no more of one than is looked at', () => {
  const introductions = new DocumentIntroductions()
  introductions.add([Uint32Array.from({ length: 500 }, (_, term) => term)], rowOf)
  expect(introductions.finish()?.starts).toEqual(Uint32Array.of(0, 120))
})

it('keeps none of more documents than are ever asked about', () => {
  const introductions = new DocumentIntroductions()
  for (let at = 0; at < largeLibrary; at += 1) introductions.add([Uint32Array.of(2)], rowOf)
  expect(introductions.finish()?.rows).toHaveLength(largeLibrary)
  introductions.take(Uint16Array.of(1))
  expect(introductions.finish()).toBeUndefined()
})
