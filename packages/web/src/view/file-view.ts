import { formatRoute } from '../format-route.ts'
import type { FileAnswer } from '../daemon/answers.ts'
import { readableSize } from '../text/readable-size.ts'
import { visibleText } from '../text/visible-text.ts'
import { element } from './element.ts'
import { findingNote, type Note } from './finding-note.ts'
import { strangeText } from './strange-text.ts'
import { plural } from '../text/plural.ts'

/** Lines that are drawn, and characters of each. */
const most = 5000
const widest = 2000

/** One file of a skill with its line numbers, and what was found in it beneath the line. */
export function fileView(name: string, file: NonNullable<FileAnswer['file']>, notes: readonly Note[]): HTMLElement {
  const lines = file.text?.split(/\r?\n/) ?? []
  const byLine = new Map<number, Note[]>()
  for (const note of notes) {
    if (note.file !== file.path) continue
    byLine.set(note.line ?? 1, [...(byLine.get(note.line ?? 1) ?? []), note])
  }
  const rows = lines.slice(0, most).flatMap((line, index) => {
    const text = visibleText(line, widest)
    const row = element('div', { class: 'line', 'data-line': String(index + 1) }, text === '' ? ' ' : text)
    return [row, ...(byLine.get(index + 1) ?? []).map((note) => findingNote(note))]
  })
  const more = lines.length - most
  return element(
    'article',
    {},
    element('p', {}, element('a', { href: formatRoute({ view: 'skill', name }) }, '← ', strangeText(name, 200))),
    element('h1', { tabindex: '-1' }, strangeText(file.path, 300)),
    element('p', { class: 'quiet' }, readableSize(file.size)),
    file.text === undefined ? element('p', {}, 'This file is not text.') : undefined,
    element('div', { class: 'file', tabindex: '0', role: 'group', 'aria-label': 'The text of the file' }, ...rows),
    more > 0 ? element('p', { class: 'quiet' }, `Not shown: ${plural(more, 'line')} more.`) : undefined,
  )
}
