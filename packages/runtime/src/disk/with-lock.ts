import { MetierError, type Clock, type FileSystem, type FileWriter } from '@metier/core'

export interface LockOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute path of the file that is read, changed and written back. The lock lies beside it. */
  readonly path: string
  readonly clock?: Clock
  /** Waits; replaced by tests. */
  readonly pause?: (milliseconds: number) => void
}

/** Milliseconds after which a lock is one that its owner could not remove any more: what is done under it takes a few. */
const oldest = 10_000
/** Milliseconds without any sign of life: a lock that goes from hand to hand, or that its owner touches, is waited for. */
const longestWait = 15_000

/**
 * Does something while no other process of ours does the same: without it, of two that read, change and write back
 * a file at once, one undoes the other. Throws `file-unwritable` when the lock is not given up in time.
 */
export function withLock<Result>(options: LockOptions, action: () => Result): Result {
  const { fileSystem, writer, path, clock = { now: Date.now }, pause = sleep } = options
  const lock = `${path}.lock`
  let end = clock.now() + longestWait
  let before: string | undefined
  while (!writer.claim(lock)) {
    const stat = fileSystem.statLink(lock)
    const made = stat?.modified ?? 0
    // Of twenty that install at once on a busy machine, the last waits for nineteen.
    const seen = `${stat?.identity} ${made}`
    if (seen !== before) end = clock.now() + longestWait
    before = seen
    // A time that lies ahead was written by another clock; such a lock is waited for, then given up on.
    if (made !== 0 && clock.now() - made > oldest) writer.remove(lock)
    else if (clock.now() > end) throw stillLocked(lock)
    else pause(5 + Math.random() * 20)
  }
  try {
    return action()
  } finally {
    writer.remove(lock)
  }
}

function stillLocked(lock: string): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `Another process holds ${lock}.`,
    next: 'Wait for it to end; if there is none, remove the file.',
    data: { path: lock },
  })
}

/** Synchronous, as what reads and writes here is; a few milliseconds, where a person waits anyway. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
