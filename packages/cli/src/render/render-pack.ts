import type { PackOutput } from '@metier/operations'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'
import { signed } from './signed.ts'
import { plural } from './plural.ts'

/** The file that was written, and its digest for an index. */
export const renderPack: Renderer<PackOutput> = ({ file, bytes, digest, signature, dryRun }, page) => ({
  answer: shortPath(file, page),
  notes: `${dryRun ? 'Would write' : 'Wrote'} ${plural(bytes, 'byte')}, ${digest}${signature.state === 'unsigned' ? '' : `, ${signed(signature)}`}.`,
})
