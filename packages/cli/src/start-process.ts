import { writeSync } from 'node:fs'
import { main } from './main.ts'
import { processEnvironment } from './process-environment.ts'
import type { Environment } from './environment.ts'
import { chooseStyle } from './terminal/choose-style.ts'
import { refusedWrite } from './terminal/refused-write.ts'
import { renderError } from './terminal/render-error.ts'

/** Somebody who closes the pipe (`metier list | head`) has read enough: no error, and nothing more to do. */
function atClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
  const refused = refusedWrite(error)
  if (refused === undefined) throw error
  const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
  const { text, status } = renderError(refused, style, { verbose: false })
  try {
    writeSync(2, text)
  } catch {
    // Standard error leads there too: the status says it.
  }
  process.exit(status)
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
  if (loadServer !== undefined) {
    process.exitCode = await main(words, processEnvironment(dist, { loadServer }))
    return
  }
  let tell: (() => void) | undefined
  process.once('SIGINT', () => {
    tell?.()
    process.exit(130)
  })
  process.exitCode = await main(words, processEnvironment(dist, { onInterrupt: (told) => (tell = told) }))
}
