import { MetierError, type Clock, type FileSystem, type FileWriter } from '@metier/core'
import { lockHolder } from './lock-holder.ts'
import { processMark } from './process-mark.ts'

export interface LockOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute path of the file that is read, changed and written back. The lock lies beside it. */
  readonly path: string
  readonly clock?: Clock
  /** Waits; replaced by tests. */
  readonly pause?: (milliseconds: number) => void
}

/** A lock that is held, as given to the work that runs under it. */
export interface HeldLock {
  /**
   * Says that the work goes on, to those on other machines who go by the age of the lock. Throws `file-unwritable` when
   * the lock was taken away meanwhile: then nothing may be written any more.
   */
  readonly keepAlive: () => void
}

/** Milliseconds after which a lock of nobody knows whom is one that its owner could not remove any more. */
const oldest = 10_000
/** Milliseconds for a process of this machine of which it cannot be said whether it is the one that wrote the lock. */
const oldestUncertain = 3_600_000
/** Milliseconds without any sign of life: a lock that goes from hand to hand, or that its owner touches, is waited for. */
const longestWait = 15_000

/** Something that this process alone says: what a lock holds that is ours. */
let ours: string | undefined

/**
 * Does something while no other process of ours does the same: without it, of two that read, change and write back
 * a file at once, one undoes the other. A process of this machine that is there keeps its lock however long it gets no
 * processor; one that is gone has lost it at once. Throws `file-unwritable` when the lock is not given up in time.
 */
export function withLock<Result>(options: LockOptions, action: (held: HeldLock) => Result): Result {
  const { fileSystem, writer, path, clock = { now: Date.now }, pause = sleep } = options
  const lock = `${path}.lock`
  const mark = (ours ??= JSON.stringify(processMark()))
  let end = clock.now() + longestWait
  let before: string | undefined
  while (!writer.claim(lock, mark)) {
    const stat = fileSystem.statLink(lock)
    // Of twenty that install at once on a busy machine, the last waits for nineteen.
    const seen = `${stat?.identity} ${stat?.modified}`
    if (seen !== before) end = clock.now() + longestWait
    before = seen
    const content = textOf(fileSystem, lock)
    const { isLost, pid } = judge(content, clock.now() - (stat?.modified ?? clock.now()))
    if (isLost && breakLock(lock, content, { ...options, clock })) continue
    if (clock.now() > end) throw stillLocked(lock, pid)
    else pause(5 + Math.random() * 20)
  }
  const isOurs = (): boolean => textOf(fileSystem, lock) === mark
  try {
    return action({
      keepAlive() {
        if (!isOurs()) throw lostLock(lock)
        writer.write(lock, mark, { durable: false })
      },
    })
  } finally {
    // One that was taken from us is another's by now.
    if (isOurs()) writer.remove(lock)
  }
}

/** `age` in milliseconds; a time that lies ahead was written by another clock: such a lock is waited for, then given up on. */
function judge(content: string, age: number): { readonly isLost: boolean; readonly pid: number | undefined } {
  const { state, pid, isCertain } = lockHolder(content)
  if (state === 'gone') return { isLost: true, pid }
  if (state === 'unknown') return { isLost: age > oldest, pid }
  return { isLost: isCertain !== true && age > oldestUncertain, pid }
}

/**
 * Takes away a lock that was seen to be lost, if it is still the same one: of two who see that at once, the second would
 * take away what the first has claimed since. False while another one does so.
 */
function breakLock(
  lock: string,
  content: string,
  { fileSystem, writer, clock }: LockOptions & { readonly clock: Clock },
): boolean {
  const breaker = `${lock}.break`
  if (!writer.claim(breaker)) {
    const made = fileSystem.statLink(breaker)?.modified
    if (made !== undefined && clock.now() - made > oldest) writer.remove(breaker)
    return false
  }
  try {
    if (textOf(fileSystem, lock) === content) writer.remove(lock)
    return true
  } finally {
    writer.remove(breaker)
  }
}

function textOf(fileSystem: FileSystem, path: string): string {
  try {
    return new TextDecoder().decode(fileSystem.read(path) ?? new Uint8Array())
  } catch (error) {
    if (error instanceof MetierError) return ''
    throw error
  }
}

function stillLocked(lock: string, pid: number | undefined): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `${pid === undefined ? 'Another process' : `Process ${pid}`} holds ${lock}.`,
    next: 'Wait for it to end; if there is none, remove the file.',
    data: { path: lock },
  })
}

function lostLock(lock: string): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `${lock} was taken away while it was held.`,
    next: 'Run the command again; what it had put in place stays.',
    data: { path: lock },
  })
}

/** Synchronous, as what reads and writes here is; a few milliseconds, where a person waits anyway. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
