import type { PackOutput } from '@metier/operations'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** The file that was written, and its digest for an index. */
export const renderPack: Renderer<PackOutput> = ({ file, bytes, digest, dryRun }, page) => ({
  answer: shortPath(file, page),
  notes: `${dryRun ? 'Would write' : 'Wrote'} ${bytes} bytes, ${digest}.`,
})
