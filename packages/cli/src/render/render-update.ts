import type { UpdateOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Page } from '../terminal/page.ts'
import { mergeLines } from './merge-lines.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { shortVersion } from './short-version.ts'

type Row = UpdateOutput['skills'][number]

const words: Readonly<Record<Row['outcome'], string>> = {
  current: 'up to date',
  replaced: 'updated',
  merged: 'updated, with your changes',
  kept: 'left as you changed it',
  adopted: 'as its source has it; now pinned by its digest',
  gone: 'no longer at its source',
  pinned: 'pinned',
  unreachable: 'its source cannot be reached',
}

function linesOf(row: Row, page: Page): string[] {
  const { style } = page
  const { name, outcome, from, to, moved, why } = row
  const versions = to === null ? '' : `  ${style.dim(`${shortVersion(from)} → ${shortVersion(to)}`)}`
  return [
    `${style.bold(printable(name))}  ${words[outcome]}${versions}`,
    ...mergeLines(row, 'new', page),
    ...(moved === undefined ? [] : [`  yours   ${shortPath(moved, page)}`]),
    ...(why === undefined ? [] : [`  ${style.dim(printable(why))}`]),
  ]
}

/** What was updated, and what became of each change of the user's own. */
export const renderUpdate: Renderer<UpdateOutput> = ({ skills, dryRun }, page) => {
  const shown = skills.filter(({ outcome }) => page.verbose || (outcome !== 'current' && outcome !== 'pinned'))
  const changed = skills.filter(
    ({ outcome }) => outcome === 'replaced' || outcome === 'merged' || outcome === 'adopted',
  ).length
  const what = changed === 0 ? 'nothing to update.' : dryRun ? `${changed} would be updated.` : `${changed} updated.`
  return {
    answer: shown.flatMap((row) => linesOf(row, page)).join('\n'),
    notes: `${plural(skills.length, 'skill')}; ${what}`,
  }
}
