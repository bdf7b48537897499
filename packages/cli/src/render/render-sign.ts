import type { SignOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** The files that were written, and with which key. */
export const renderSign: Renderer<SignOutput> = ({ skills, dryRun }, page) => {
  const changed = skills.filter((skill) => skill.changed)
  const signer = skills[0]?.signature.signer ?? ''
  return {
    answer: changed.map(({ file }) => printable(shortPath(file, page))).join('\n'),
    notes: `${plural(skills.length, 'skill')} ${dryRun ? 'to be signed' : 'signed'} by ${signer}${changed.length < skills.length ? `, ${skills.length - changed.length} of them before` : ''}.`,
  }
}
