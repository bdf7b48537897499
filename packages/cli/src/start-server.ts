import { startProcess } from './start-process.ts'

/** Entry of the bundle for `mcp` and `serve`. */
export function startServer(words: readonly string[]): Promise<void> {
  return startProcess(words, import.meta.dirname, () => import('@metier/server'))
}
