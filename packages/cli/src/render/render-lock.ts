import type { LockOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What became of the conflict. */
export const renderLock: Renderer<LockOutput> = ({ path, changed, skills, conflicts }, page) => {
  const names = conflicts.map((name) => `${page.style.bold(printable(name))}  changed on both sides`)
  const what = changed
    ? `${shortPath(path, page)} is merged: ${plural(skills, 'skill')}. \`metier ci\` installs them.`
    : conflicts.length > 0
      ? 'Nothing was written. Say which side counts for these: --prefer ours or --prefer theirs.'
      : `${shortPath(path, page)} has no conflict.`
  return { answer: names.join('\n'), notes: what }
}
