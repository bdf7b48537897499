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
  pinned: 'was back already',
} as const

/** What a skill is again. */
export const renderRollback: Renderer<RollbackOutput> = (output, page) => {
  const { name, outcome, from, to, moved, dryRun } = output
  const { style } = page
  const versions = outcome === 'pinned' ? shortVersion(to) : `${shortVersion(from)} → ${shortVersion(to)}`
  const lines = [
    `${style.bold(printable(name))}  ${words[outcome]}  ${style.dim(versions)}`,
    ...mergeLines(output, 'other', page),
    ...(moved === undefined ? [] : [`  yours   ${shortPath(moved, page)}`]),
  ]
  return { answer: lines.join('\n'), notes: dryRun ? 'Nothing was changed.' : whatNext(output) }
}

function whatNext({ name, outcome, pinned, forward }: RollbackOutput): string {
  const command = `\`metier rollback ${printable(name)}`
  if (pinned) return 'It is pinned: no update touches it.'
  if (outcome === 'kept') return `Your files and the lock are as they were; ${command}\` without --keep goes back.`
  if (forward) return `This is the newer one again; ${command}\` goes back.`
  return `The next \`metier update\` brings the newer one back, and so does ${command}\` now; ${command} --pin\` keeps it as it is.`
}
