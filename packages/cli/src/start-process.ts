import { main } from './main.ts'
import { processEnvironment } from './process-environment.ts'
import type { Environment } from './environment.ts'

/**
 * Runs the command line in this process and sets its exit status. The process ends by itself, because what was
 * written may still be on its way into a pipe.
 */
export async function startProcess(
  words: readonly string[],
  dist: string,
  loadServer: Environment['loadServer'],
): Promise<void> {
  // Somebody who closes the pipe (`metier list | head`) has read enough: no error, and nothing more to do.
  const atClosedPipe = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 0)
  }
  process.stdout.on('error', atClosedPipe)
  process.stderr.on('error', atClosedPipe)
  const interrupt = (): void => process.exit(130)
  const serves = loadServer !== undefined
  if (!serves) process.once('SIGINT', interrupt)
  process.exitCode = await main(words, processEnvironment(dist, loadServer))
}
