import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { WordVectors } from '@metier/core'

let opened: { readonly words: WordVectors | undefined; readonly path: string | undefined } | undefined

/**
 * The table of words of the optional package `@metier/embeddings`, read once; `undefined` where the package is not
 * installed or its file is none. Nothing is fetched. `known` is where it was found before: to look for a package takes
 * longer than to read the table.
 */
export function openWordVectors(known?: string): WordVectors | undefined {
  opened ??= read(known) ?? read(wordVectorsPath()) ?? { words: undefined, path: undefined }
  return opened.words
}

/** Where the table lies that `openWordVectors` reads; absolute. */
export function wordVectorsPath(): string | undefined {
  try {
    return opened?.path ?? createRequire(import.meta.filename).resolve('@metier/embeddings/words.bin')
  } catch {
    return undefined
  }
}

function read(path: string | undefined): typeof opened {
  try {
    const words = path === undefined ? undefined : WordVectors.of(readFileSync(path))
    return words && { words, path }
  } catch {
    // Without it skills are found by their words.
    return undefined
  }
}
