import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { WordVectors } from '@metier/core'

export interface WordRows {
  readonly words: WordVectors
  close(): void
}

/**
 * The table of words of a file, read in parts: for a process that answers one question by a few of its rows, which is faster
 * than to read all of them. `undefined` where it is none.
 */
export function openWordRows(path: string | undefined): WordRows | undefined {
  if (path === undefined) return undefined
  let descriptor: number | undefined
  try {
    const file = (descriptor = openSync(path, 'r'))
    const words = WordVectors.inParts(fstatSync(file).size, (offset, length, into) => {
      const bytes = into ?? new Uint8Array(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
    })
    if (words !== undefined) return { words, close: () => closeSync(file) }
  } catch {
    // The caller reports it if it is needed.
  }
  if (descriptor !== undefined) closeSync(descriptor)
  return undefined
}
