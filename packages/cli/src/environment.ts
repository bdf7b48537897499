import type * as server from '@metier/server'
import type { Streams } from './terminal/streams.ts'

/** The part of the server that commands start. */
export type Server = Pick<typeof server, 'loadDaemonTools' | 'runMcpStdio' | 'startDaemon'>

/** What the process gives the command line. A test gives another. */
export interface Environment {
  readonly streams: Streams
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** Absolute home directory of the user. */
  readonly home: string
  /** Absolute directory of the skills that ship with Metier, where there is one. */
  readonly bundledSkills?: string
  /** Absolute directory of the daemon's page, where it is built. */
  readonly page?: string | undefined
  /** Loads what serves; absent in the bundle that leaves the server out. */
  readonly loadServer?: () => Promise<Server>
  /** What starts this very program again, words of a command to follow; absent where there is none to start. */
  readonly program?: readonly [string, ...string[]]
  /** Starts a process that runs jobs nobody waits for, in this folder; absent where there is no program to start. */
  readonly startWorker?: (cwd: string) => void
  /** Has this done when somebody presses Ctrl-C, just before the process ends; the last one counts. */
  readonly onInterrupt?: (tell: () => void) => void
  /** Ends when somebody interrupts or stops the process; a serving command then closes and returns. */
  readonly stopped: Promise<'interrupted' | 'terminated'>
}
