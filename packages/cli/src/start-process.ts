import { main } from './main.ts'
import { processEnvironment } from './process-environment.ts'
import type { Environment } from './environment.ts'

/** Somebody who closes the pipe (`metier list | head`) has read enough: no error, and nothing more to do. */
function atClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(process.exitCode ?? 0)
}

/**
 * Runs the command line in this process and sets its exit status. The process ends by itself, because what was
 * written may still be on its way into a pipe.
 */
export async function startProcess(
  words: readonly string[],
  dist: string,
  loadServer: Environment['loadServer'],
): Promise<void> {
  process.stdout.on('error', atClosedPipe)
  process.stderr.on('error', atClosedPipe)
  if (loadServer === undefined) process.once('SIGINT', () => process.exit(130))
  process.exitCode = await main(words, processEnvironment(dist, loadServer))
}
