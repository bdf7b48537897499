import { startProcess } from './start-process.ts'

/** Entry of a thread that does a share of another one's work. For whoever types its word it is no command. */
export async function startThread(words: readonly string[]): Promise<void> {
  const { serveThread } = await import('./serve-thread.ts')
  if (!serveThread()) await startProcess(words, import.meta.dirname, undefined)
}
