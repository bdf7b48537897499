import { startProcess } from './start-process.ts'

/** Entry of the bundle for every command but those that serve. */
export function startLocal(words: readonly string[]): Promise<void> {
  return startProcess(words, import.meta.dirname, undefined)
}
