import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { WordVectors } from '@metier/core'

let opened: { readonly words: WordVectors | undefined } | undefined

/**
 * The table of words of the optional package `@metier/embeddings`, read once; `undefined` where the package is not
 * installed or its file is none. Nothing is fetched.
 */
export function openWordVectors(): WordVectors | undefined {
  opened ??= { words: read() }
  return opened.words
}

function read(): WordVectors | undefined {
  try {
    const file = createRequire(import.meta.url).resolve('@metier/embeddings/words.bin')
    return WordVectors.of(readFileSync(file))
  } catch {
    // Without it skills are found by their words.
    return undefined
  }
}
