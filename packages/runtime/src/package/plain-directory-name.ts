import { entryPathProblem } from '@metier/core'

/** What is left of a name when all that a directory could not be called by on some system is taken out; `undefined` when nothing is. */
export function plainDirectoryName(name: string): string | undefined {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 64)
    .replace(/[-.]+$/, '')
  return plain !== '' && entryPathProblem(plain) === undefined ? plain : undefined
}
