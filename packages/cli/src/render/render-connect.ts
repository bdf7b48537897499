import type { ConnectOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** The change of a client's configuration, or every client that is known. */
export const renderConnect: Renderer<ConnectOutput> = (output, page) => {
  const { title = '', file = '', changed, applied, diff, next, agents } = output
  const short = (path: string) => shortPath(path, { cwd: page.cwd, home: page.home })
  if (agents !== undefined) {
    const rows = agents.map(({ id, connected, here, file: where }) => {
      const plain = `${connected ? '✓' : here === true ? '·' : ' '} ${id}`
      return { plain, left: connected ? page.style.green(plain) : plain, right: short(where) }
    })
    return {
      answer: columns(rows, { indent: 0, width: page.width }),
      notes: '✓ connected, · in use here. `metier connect AGENT` shows the change and asks before it writes.',
    }
  }
  if (!changed) return { answer: `${title} is configured so already: ${short(file)}` }
  if (!applied) return { answer: diff.trimEnd(), notes: `Nothing was written to ${short(file)}.` }
  return { answer: `${page.style.green('✓')} ${title}: ${short(file)}`, ...(next === undefined ? {} : { notes: next }) }
}
