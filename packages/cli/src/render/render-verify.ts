import type { VerifyOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { nothingInstalled } from './nothing-installed.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { signed } from './signed.ts'

const words = {
  intact: 'as installed',
  changed: 'changed since it was installed',
  missing: 'missing',
  unpinned: 'installed by another tool, without a digest',
} as const

/** What differs from the lock; all of them with --verbose. */
export const renderVerify: Renderer<VerifyOutput> = ({ skills }, page) => {
  if (skills.length === 0) return { answer: '', notes: nothingInstalled }
  const { style, verbose } = page
  const paint = { intact: style.green, changed: style.red, missing: style.red, unpinned: style.yellow }
  const shown = skills.filter(({ state, vouched }) => verbose || state !== 'intact' || !vouched)
  const lines = shown.flatMap(({ name, state, missing, signature, vouched }) => [
    `${style.bold(printable(name))}  ${paint[state](words[state])}`,
    ...(signature === undefined || (vouched && signature.state === 'unsigned')
      ? []
      : [
          `  ${vouched ? signed(signature) : style.red(`${signed(signature)}: your settings want a publisher you trust`)}`,
        ]),
    ...missing.map((path) => `  ${style.dim('not there, or led elsewhere')}  ${shortPath(path, page)}`),
  ])
  const wrong = skills.filter(({ state }) => state === 'changed' || state === 'missing').length
  const unvouched = skills.filter(({ vouched }) => !vouched).length
  const rest =
    unvouched > 0
      ? `nobody whom you trust signed ${unvouched} of them.`
      : wrong === 0
        ? 'nothing differs from the lock.'
        : `${plural(wrong, 'differs', 'differ')} from the lock; \`metier ci\` puts back what the lock says.`
  return { answer: lines.join('\n'), notes: `${plural(skills.length, 'skill')}: ${rest}` }
}
