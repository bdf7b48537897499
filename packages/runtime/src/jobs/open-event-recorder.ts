import type { AgentEvent, Clock, MetierError } from '@metier/core'
import { appendFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { diskError } from '../disk/disk-error.ts'
import { makeDirectories } from '../disk/make-directories.ts'
import type { JobState } from './job-states.ts'
import type { JobEvent } from './job.ts'
import type { SecretFilter } from './create-secret-filter.ts'

export interface EventRecorderOptions {
  /** Absolute. Lines are added at its end and nothing in it is ever changed. */
  readonly path: string
  readonly clock: Clock
  readonly filter: SecretFilter
  /** Of the file; what comes after is told to `onEvent` and not kept. */
  readonly maximumBytes: number
  readonly onEvent: (event: JobEvent) => void
  /** The file cannot be written, as on a full disk: told once, and nothing more is kept. Nothing here throws. */
  readonly onFault: (fault: MetierError) => void
}

export interface EventRecorder {
  add(event: AgentEvent): void
  state(state: JobState): void
  /** Writes the text that is still held back. */
  flush(): void
}

/** Text is written in pieces of about this many characters, or when something else happens: a line per word is waste. */
const pieceLength = 2000

/** Milliseconds that text waits for more at most: somebody may be watching, and some agents speak slowly. */
const longestWait = 500

/** Writes down what an agent does as it happens, secrets as stars. */
export function openEventRecorder(options: EventRecorderOptions): EventRecorder {
  const { filter } = options
  const append = appender(options)
  let text = ''
  let waiting: NodeJS.Timeout | undefined
  const write = (event: AgentEvent | { readonly type: 'state'; readonly state: JobState }) =>
    append({ time: options.clock.now(), ...event })
  const flush = (rest = '') => {
    clearTimeout(waiting)
    waiting = undefined
    const all = text + rest
    text = ''
    if (all !== '') write({ type: 'text', text: all })
  }
  return {
    add(event) {
      if (event.type === 'text') {
        text += filter.push(event.text)
        if (text.length >= pieceLength) flush()
        else if (text !== '') waiting ??= setTimeout(flush, longestWait).unref()
        return
      }
      flush()
      write(event.type === 'tool' ? { ...event, name: filter.whole(event.name) } : event)
    },
    state(state) {
      flush(filter.end())
      write({ type: 'state', state })
    },
    flush: () => flush(filter.end()),
  }
}

function appender({ path, clock, maximumBytes, onEvent, onFault }: EventRecorderOptions): (event: JobEvent) => void {
  let bytes = 0
  let isFull = false
  let isBroken = false
  const appendLine = (event: JobEvent) => {
    if (isBroken) return
    // A line that a crash cut off must not swallow the first of ours.
    const isFirst = bytes === 0
    const line = `${isFirst ? '\n' : ''}${JSON.stringify(event)}\n`
    bytes += Buffer.byteLength(line)
    try {
      if (isFirst) makeDirectories(dirname(path))
      appendFileSync(path, line, { mode: 0o600 })
    } catch (error) {
      isBroken = true
      onFault(diskError('file-unwritable', path, error))
    }
  }
  return (event) => {
    onEvent(event)
    // States are few and say how it ended.
    if (!isFull || event.type === 'state') appendLine(event)
    if (isFull || bytes < maximumBytes) return
    isFull = true
    appendLine({ time: clock.now(), type: 'truncated' })
  }
}
