import { wordStarts } from './word-starts.ts'

/** How many of the different words of a paragraph stand in a text, from 0 to 1; none does where it has no words. */
export function shareFoundIn(text: string, paragraph: string): number {
  const own = new Set<number>()
  wordStarts(paragraph, (start) => own.add(start))
  const words = own.size
  if (words === 0) return 0
  wordStarts(text, (start) => own.delete(start))
  return (words - own.size) / words
}
