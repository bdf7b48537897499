import type { RollbackOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Page } from '../terminal/page.ts'

export type MergeTold = Pick<RollbackOutput, 'merged' | 'beside' | 'deleted' | 'dropped' | 'left'>

/** What became of each file that a person changed, a line each; `other` is what the other version is called. */
export function mergeLines(told: MergeTold, other: string, page: Page): string[] {
  const { merged, beside, deleted, dropped, left } = told
  const { style } = page
  return [
    ...merged.map((path) => `  merged  ${printable(path)}`),
    ...beside.map(
      (path) => `  ${style.yellow('both')}    ${printable(path)}, and the ${other} one in ${printable(path)}.new`,
    ),
    ...deleted.map(
      (path) =>
        `  ${style.yellow('both')}    ${printable(path)} stays deleted, and the ${other} one is in ${printable(path)}.new`,
    ),
    ...dropped.map(
      (path) => `  ${style.yellow('yours')}   ${printable(path)}, which the ${other} version does not have`,
    ),
    ...left.map((path) => `  ${style.yellow('left')}    ${shortPath(path, page)}, a copy that was changed`),
  ]
}
