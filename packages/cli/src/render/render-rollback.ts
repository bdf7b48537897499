import type { RollbackOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { mergeLines } from './merge-lines.ts'
import type { Renderer } from './renderer.ts'
import { shortVersion } from './short-version.ts'

const words = {
  replaced: 'as it was before',
  merged: 'as it was before, with your changes',
  kept: 'left as you changed it',
} as const

/** What a skill is again. */
export const renderRollback: Renderer<RollbackOutput> = (output, page) => {
  const { name, outcome, from, to, moved, pinned, dryRun } = output
  const { style } = page
  const lines = [
    `${style.bold(printable(name))}  ${words[outcome]}  ${style.dim(`${shortVersion(from)} → ${shortVersion(to)}`)}`,
    ...mergeLines(output, 'other', page),
    ...(moved === undefined ? [] : [`  yours   ${shortPath(moved, page)}`]),
  ]
  const again = pinned
    ? 'It is pinned: no update touches it.'
    : `The next \`metier update\` brings the newer one back, and so does \`metier rollback ${printable(name)}\` now; going back with --pin keeps updates away.`
  return { answer: lines.join('\n'), notes: dryRun ? 'Nothing was changed.' : again }
}
