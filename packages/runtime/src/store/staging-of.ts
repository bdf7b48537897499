import { dirname, join } from 'node:path'

/**
 * Where things wait that are about to be put in place, and what they replace: beside the directory of skills, on the
 * same disk, and never in it, where half a skill would be found as one.
 */
export function stagingOf(root: string): string {
  return join(dirname(root), '.metier-staging')
}
