import { badge } from './badge.ts'
import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

export interface Note {
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly help: string | undefined
  /** What it puts together, where that lies apart. */
  readonly joins?: string | undefined
  /** Relative to the skill. */
  readonly file: string
  readonly line: number | undefined
}

/** One finding, with a link to its place unless it stands there already. */
export function findingNote(note: Note, place?: string): HTMLElement {
  const where = `${note.file}${note.line === undefined ? '' : `:${note.line}`}`
  return element(
    'div',
    { class: 'note' },
    badge(note.severity),
    ' ',
    strangeText(note.message, 1000),
    ' ',
    place === undefined ? undefined : element('a', { href: place }, strangeText(where, 300)),
    ' ',
    element('span', { class: 'quiet' }, note.code),
    note.joins === undefined ? undefined : element('div', {}, strangeText(note.joins, 1000)),
    note.help === undefined ? undefined : element('div', { class: 'quiet' }, strangeText(note.help, 1000)),
  )
}
