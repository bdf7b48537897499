import type { PruneOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { fileSize } from './file-size.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What was thrown away, and what is still amiss. */
export const renderPrune: Renderer<PruneOutput> = ({ removed, left, kept, faults, dryRun, locks }, page) => {
  const bytes = removed.reduce((sum, each) => sum + each.bytes, 0)
  const word = dryRun ? 'Would throw away' : 'Threw away'
  const shown = page.verbose || dryRun ? removed.map((each) => `  ${each.digest}  ${fileSize(each.bytes)}`) : []
  const lines = [
    `${word} ${plural(removed.length, 'skill')} (${fileSize(bytes)}); ${kept} ${kept === 1 ? 'stays' : 'stay'}, named by ${plural(locks.length, 'lock')}.`,
    ...shown,
    ...left.map((path) => `  ${dryRun ? 'would remove' : 'removed'}  ${shortPath(path, page)}`),
    ...faults.map(({ path, message }) => `${page.style.yellow('!')} ${shortPath(path, page)}: ${printable(message)}`),
  ]
  return { answer: lines.join('\n') }
}
