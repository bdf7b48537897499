import { orderWords } from './order-words.ts'

interface Words {
  readonly plain: RegExp
  readonly other: RegExp
}

const foreignLetters = /[\u00c0-\u024f\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af]/

/** How words of an order are looked for in a sentence. */
export const orderText = { says, placeOf, ordered }

/** Words with letters beyond ASCII are only looked for where there are any: it is most of the work. */
function says({ plain, other }: Words, text: string): boolean {
  return plain.test(text) || (foreignLetters.test(text) && other.test(text))
}

/** Offset of the first place, or -1. */
function placeOf(pattern: RegExp | Words, text: string): number {
  if (pattern instanceof RegExp) return pattern.exec(text)?.index ?? -1
  const at = placeOf(pattern.plain, text)
  return at === -1 && foreignLetters.test(text) ? placeOf(pattern.other, text) : at
}

/** First place of a pattern that nothing right before it forbids. */
function ordered(pattern: RegExp | Words, text: string): number {
  if (!(pattern instanceof RegExp)) {
    const at = ordered(pattern.plain, text)
    return at === -1 && foreignLetters.test(text) ? ordered(pattern.other, text) : at
  }
  const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  for (let match = every.exec(text); match !== null; match = every.exec(text)) {
    if (!orderWords.forbid.test(text.slice(Math.max(0, match.index - 40), match.index))) return match.index
    if (match[0] === '') every.lastIndex += 1
  }
  return -1
}
