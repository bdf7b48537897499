import { isSupposed } from './is-supposed.ts'
import { orderGate } from './order-gate.ts'
import { orderWords } from './order-words.ts'

interface Words {
  readonly plain: RegExp
  readonly other: RegExp
}

const foreignLetters = /[\u00c0-\u024f\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af]/

/** How words of an order are looked for in a sentence. */
export const orderText = { has, may, says, placeOf, placesOf, ordered }

/** Whether it is there at all; most patterns are not even tried. */
function has(pattern: RegExp, text: string): boolean {
  return orderGate.mayMatch(pattern, text) && pattern.test(text)
}

/** Whether it is worth looking for at all. */
function may({ plain }: Words, text: string): boolean {
  return orderGate.mayMatch(plain, text) || foreignLetters.test(text)
}

const last = new WeakMap<Words, { readonly text: string; readonly isSaid: boolean }>()

/**
 * Words with letters beyond ASCII are only looked for where there are any: it is most of the work. Several judges ask the
 * same of one paragraph, one after another: the last answer is kept.
 */
function says(words: Words, text: string): boolean {
  const kept = last.get(words)
  if (kept?.text === text) return kept.isSaid
  const isSaid = has(words.plain, text) || (foreignLetters.test(text) && words.other.test(text))
  last.set(words, { text, isSaid })
  return isSaid
}

/** Offset of the first place, or -1. */
function placeOf(pattern: RegExp | Words, text: string): number {
  if (pattern instanceof RegExp) return orderGate.mayMatch(pattern, text) ? (pattern.exec(text)?.index ?? -1) : -1
  const at = placeOf(pattern.plain, text)
  return at === -1 && foreignLetters.test(text) ? placeOf(pattern.other, text) : at
}

/** Offsets of all places, in order. */
function placesOf({ plain, other }: Words, text: string): readonly number[] {
  const patterns = foreignLetters.test(text) ? [plain, other] : [plain]
  return patterns.flatMap((pattern) => {
    if (!orderGate.mayMatch(pattern, text)) return []
    const every = everyOf(pattern)
    every.lastIndex = 0
    return Array.from(text.matchAll(every), ({ index }) => index)
  })
}

/** First place of a pattern that nothing right before it forbids. */
function ordered(pattern: RegExp | Words, text: string): number {
  if (!(pattern instanceof RegExp)) {
    const at = ordered(pattern.plain, text)
    return at === -1 && foreignLetters.test(text) ? ordered(pattern.other, text) : at
  }
  if (!orderGate.mayMatch(pattern, text)) return -1
  const every = everyOf(pattern)
  every.lastIndex = 0
  for (let match = every.exec(text); match !== null; match = every.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (!orderWords.forbid.test(before) && !isSupposed(text, match.index)) return match.index
    if (match[0] === '') every.lastIndex += 1
  }
  return -1
}

const globals = new WeakMap<RegExp, RegExp>()

/** The pattern with the flag that lets it go on: made once, since making one costs more than most searches. */
function everyOf(pattern: RegExp): RegExp {
  let every = globals.get(pattern)
  if (every === undefined) {
    every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
    globals.set(pattern, every)
  }
  return every
}
