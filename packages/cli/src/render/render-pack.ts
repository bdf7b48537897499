import type { PackOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'
import { signed } from './signed.ts'
import { plural } from './plural.ts'

/** The file that was written, and its digest for an index. */
export const renderPack: Renderer<PackOutput> = (output, page) => {
  const { file, bytes, digest, signature, tooLarge, dryRun } = output
  const by = signature.state === 'unsigned' ? '' : `, ${signed(signature)}`
  const wrote = `${dryRun ? 'Would write' : 'Wrote'} ${plural(bytes, 'byte')}, ${digest}${by}.`
  const beyond =
    tooLarge === undefined
      ? []
      : [
          `${page.style.yellow('!')} \`metier add\` does not take it: it ${printable(tooLarge)}. Hand on the folder or a ` +
            'git repository, which may be larger, or let the skill fetch what is large.',
        ]
  return { answer: shortPath(file, page), notes: [wrote, ...beyond].join('\n') }
}
