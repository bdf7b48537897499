import type { SearchOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { cutTo } from '../terminal/text-width.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** This machine first, then each source elsewhere with what `add` takes. */
export const renderSearch: Renderer<SearchOutput> = ({ matches, asked, problems }, { style, width }) => {
  const lines = matches.flatMap(({ name, description, where, reference, version, installed }) => {
    const known = installed ? `  ${style.green('installed')}` : ''
    return [
      `${style.bold(printable(name))}${version === undefined ? '' : ` ${printable(version)}`}  ${style.dim(printable(where))}${known}`,
      `  ${cutTo(printable(description), width - 2)}`,
      ...(reference === undefined ? [] : [`  ${style.dim(`metier add ${printable(reference)}`)}`]),
    ]
  })
  const places = asked.length === 0 ? 'on this machine' : `on this machine and in ${plural(asked.length, 'source')}`
  const notes = [
    ...problems.map(({ source, message }) => `${printable(source)} did not answer: ${printable(message)}`),
    ...(matches.length === 0 ? [`Nothing found ${places}.`] : []),
  ]
  return { answer: lines.join('\n'), ...(notes.length > 0 && { notes: notes.join('\n') }) }
}
