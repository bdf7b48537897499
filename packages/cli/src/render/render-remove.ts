import type { RemoveOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** What is gone, and where that went which a person had changed. */
export const renderRemove: Renderer<RemoveOutput> = ({ removed, dryRun }, page) => {
  const { style } = page
  const word = dryRun ? 'would remove' : 'removed'
  const lines = removed.flatMap(({ name, paths }) => [
    style.bold(printable(name)),
    ...paths.map((path) => `  ${word}  ${shortPath(path, page)}`),
  ])
  const moved = removed.flatMap(({ moved: place }) => place ?? [])
  const notes = moved.map((path) => `What you had changed is now in ${shortPath(path, page)}.`)
  return { answer: lines.join('\n'), notes: (dryRun ? ['Nothing was changed.'] : notes).join('\n') }
}
