import { digestLineOf, type SummedFile } from './digest-line-of.ts'
import { digestLines } from './digest-lines.ts'

/** The canonical digest of files whose sums are known: that of a directory with these files, see `digestDirectory`. */
export function digestSummed(files: ReadonlyMap<string, SummedFile>): string {
  return digestLines(new Map([...files].map(([path, file]) => [path, digestLineOf(path, file)])))
}
