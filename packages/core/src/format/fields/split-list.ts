import type { FieldKind } from './field-kind.ts'
import { splitOutside } from './split-outside.ts'

/** A list that is written as one string, taken apart in the way of its kind (`FieldKind` says how). */
export function splitList(text: string, kind: FieldKind): string[] {
  if (kind === 'tools') return splitOutside(text, { separates: isSpaceOrComma, open: '(', close: ')' })
  if (kind === 'globs') return splitOutside(text, { separates: isComma, open: '{', close: '}' })
  if (kind === 'sentences') return trimmed(text.split('\n'))
  if (kind === 'phrases' || kind === 'authors' || text.includes(',')) return trimmed(text.split(','))
  return trimmed(text.split(/\s+/))
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function isComma(character: string): boolean {
  return character === ','
}

function isSpaceOrComma(character: string): boolean {
  return character === ',' || /\s/.test(character)
}
