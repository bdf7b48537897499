import { isTerminal } from './is-terminal.ts'
import type { Streams } from './streams.ts'
import { writeNow } from './write-now.ts'

/** Standard output and error for an answer that is all there: nothing is opened unless somebody needs to know a width. */
export const quickStreams: Pick<Streams, 'stdout' | 'stderr'> = {
  stdout: {
    get isTTY() {
      return isTerminal(1)
    },
    get columns() {
      return process.stdout.columns
    },
    write: (chunk) => writeNow('stdout', String(chunk)),
  },
  stderr: {
    get isTTY() {
      return isTerminal(2)
    },
    get columns() {
      return process.stderr.columns
    },
    write: (chunk) => writeNow('stderr', String(chunk)),
  },
}
