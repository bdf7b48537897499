import type { FindOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { cutTo } from '../terminal/text-width.ts'
import type { Page, Rendering } from '../terminal/page.ts'

type TextRendering = Rendering & { readonly answer: string }

/** Best first: the name, what it is for, which words were found where, and what there is to know beside that. */
export function renderFind(found: FindOutput, { style, width }: Pick<Page, 'style' | 'width'>): TextRendering {
  const { matches, verdict } = found
  if (matches.length === 0) return { answer: '', notes: nothingNote(found) }
  const lines = matches.flatMap(({ name, description, why, alike, looksLike, shadowedBy }) => [
    `${style.bold(printable(name))}${shadowedBy === undefined ? '' : '  not in force here: another one wins'}`,
    `  ${cutTo(printable(description), width - 2)}`,
    `  ${style.dim(why.map(({ field, words }) => `${field}: ${words.map(printable).join(', ')}`).join(' · '))}`,
    ...(alike.length === 0 ? [] : [`  ${style.dim(`much the same: ${alike.map(printable).join(', ')}`)}`]),
    ...(looksLike === undefined ? [] : [`  ${style.yellow(`its name resembles ${printable(looksLike)}`)}`]),
  ])
  const notes = notesOf(found)
  const head = verdict === 'none' ? ['Nothing here fits well. The nearest:'] : []
  return { answer: [...head, ...lines].join('\n'), ...(notes === '' ? {} : { notes }) }
}

/** Whoever mistyped a tag must not be told that the words are at fault. */
function nothingNote({ outOf }: FindOutput): string {
  if (outOf === undefined) return 'No active skill has these words. `metier list` shows them all.'
  if (outOf === 0) return 'No skill is of the tag, category, source, scope or state that you asked for.'
  return `No skill has these words, of the ${outOf} that are of the tag, category, source, scope or state that you asked for.`
}

function notesOf({ matches, more, together }: FindOutput): string {
  return [
    ...(together.length === 0 ? [] : [`For the whole task, together: ${together.map(printable).join(', ')}.`]),
    ...(more === 0 ? [] : [`${more} more: --limit ${matches.length + more} shows them all.`]),
  ].join('\n')
}
