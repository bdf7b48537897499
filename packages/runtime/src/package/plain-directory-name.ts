import { entryPathProblem } from '@metier/core'

/** Nearly all names: nothing has to be removed from them. */
const isPlain = /^[a-z0-9_](?:[a-z0-9._-]{0,62}[a-z0-9_])?$/

/** What is left of a name when all that a directory could not be called by on some system is taken out; `undefined` when nothing is. */
export function plainDirectoryName(name: string): string | undefined {
  const plain = isPlain.test(name) ? name : plainOf(name)
  return plain !== '' && entryPathProblem(plain) === undefined ? plain : undefined
}

function plainOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 64)
    .replace(/[-.]+$/, '')
}
