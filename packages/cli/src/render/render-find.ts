import type { FindOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { cutTo } from '../terminal/text-width.ts'
import type { Renderer } from './renderer.ts'

/** Best first: the name, what it is for, and which words were found where. */
export const renderFind: Renderer<FindOutput> = ({ matches, more }, { style, width }) => {
  if (matches.length === 0)
    return { answer: '', notes: 'No active skill has these words. `metier list` shows them all.' }
  const lines = matches.flatMap(({ name, description, why }) => [
    style.bold(printable(name)),
    `  ${cutTo(printable(description), width - 2)}`,
    `  ${style.dim(why.map(({ field, words }) => `${field}: ${words.map(printable).join(', ')}`).join(' · '))}`,
  ])
  return {
    answer: lines.join('\n'),
    ...(more === 0 ? {} : { notes: `${more} more: --limit ${matches.length + more} shows them all.` }),
  }
}
