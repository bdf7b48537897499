import type { Page } from './page.ts'
import { shortPath } from './short-path.ts'

// A path in a sentence ends at white space or a quotation mark. One with a space in it is still shortened at its
// beginning, which is where all of the saving is.
const absolutePath = /(?<![^\s"'`(])\/[^\s"'`)]+/g

/** A sentence with the absolute paths in it as people write them. Paths of Windows stay as they are. */
export function shortPaths(sentence: string, page: Pick<Page, 'cwd' | 'home'>): string {
  return sentence.replaceAll(absolutePath, (path) => shortPath(path, page))
}
