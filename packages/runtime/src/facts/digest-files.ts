import type { SkillFiles } from '@metier/core'
import { digestLine } from './digest-line.ts'
import { digestLines } from './digest-lines.ts'

/** The canonical digest of files that are at hand: that of a directory with these files, see `digestDirectory`. */
export function digestFiles(files: SkillFiles): string {
  return digestLines(
    new Map([...files].map(([path, { bytes, executable }]) => [path, digestLine(path, bytes, executable)])),
  )
}
