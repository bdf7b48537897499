import { realpathSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/**
 * Where a link really leads, from the directory it lies in: a link by its full path, or by a way around, leads to the same
 * place in a copy that it leads to in the original.
 */
export function insideLink(link: string): string {
  return relative(realpathSync(dirname(link)), realpathSync(link))
}
