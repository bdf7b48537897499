import { MetierError } from '@metier/core'
import { randomBytes } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { diskError, systemErrorCode } from '../disk/disk-error.ts'
import { makeDirectories } from '../disk/make-directories.ts'
import { isProcessAlive } from './is-process-alive.ts'
import type { ProcessIdentity } from './process-identity.ts'

/** One at a time through here, of all processes that share a directory. */
export interface Turnstile {
  /** The action is synchronous, so that nothing of this process comes in between. Throws `file-unwritable` after 15 s. */
  pass<Result>(action: () => Result): Promise<Result>
}

const longestWaitMs = 15_000

/**
 * Each passage has a number and a file `held.<number>` that names its process; leaving renames it to `free.<number>`.
 * Who wants in makes the next number, which exactly one can, once the last is free or its process is gone. Nobody ever
 * removes what another may hold, so that a process killed at any point, or one that comes late, opens no gap: the
 * usual lock file, taken away from a dead owner by two who saw the death at once, has one.
 */
export function openTurnstile(directory: string, owner: ProcessIdentity): Turnstile {
  const passOnce = async <Result>(action: () => Result): Promise<Result> => {
    const held = await enter(directory, owner)
    try {
      return action()
    } finally {
      renameSync(join(directory, `held.${held}`), join(directory, `free.${held}`))
    }
  }
  // Those of one process go in the order in which they came.
  let last: Promise<unknown> = Promise.resolve()
  return {
    async pass(action) {
      const mine = last.then(async () => passOnce(action))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

async function enter(directory: string, owner: ProcessIdentity): Promise<number> {
  makeDirectories(directory)
  const end = Date.now() + longestWaitMs
  for (let wait = 2; ; wait = Math.min(wait * 1.5, 40)) {
    const last = highest(directory)
    if (last === undefined || last.free || isOwnerGone(directory, last.number)) {
      const next = (last?.number ?? 0) + 1
      if (take(directory, next, owner)) return next
      continue
    }
    if (Date.now() > end) throw stillHeld(join(directory, `held.${last.number}`))
    await pause(wait * (0.5 + Math.random()))
  }
}

interface Passage {
  readonly number: number
  readonly free: boolean
}

function highest(directory: string): Passage | undefined {
  let found: Passage | undefined
  for (const name of readdirSync(directory)) {
    const [kind, digits = ''] = name.split('.')
    if ((kind !== 'held' && kind !== 'free') || !/^\d{1,15}$/.test(digits)) continue
    const number = Number(digits)
    if (found === undefined || number > found.number || (number === found.number && kind === 'free'))
      found = { number, free: kind === 'free' }
  }
  return found
}

/** The file appears with its owner in it: there is no moment at which it names nobody. */
function take(directory: string, number: number, owner: ProcessIdentity): boolean {
  const written = join(directory, `new.${randomBytes(8).toString('hex')}`)
  const held = join(directory, `held.${number}`)
  try {
    writeFileSync(written, JSON.stringify(owner), { mode: 0o600, flag: 'wx' })
    linkOrWrite(written, held, owner)
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw diskError('file-unwritable', held, error)
  } finally {
    rmSync(written, { force: true })
  }
  // Somebody may have come, gone and tidied up since we looked: then this number was passed long ago.
  const last = highest(directory)
  if (last !== undefined && last.number > number) {
    rmSync(held, { force: true })
    return false
  }
  tidy(directory, number)
  return true
}

/** Some file systems have no hard links; there the file is empty for a moment, which `isOwnerGone` allows for. */
function linkOrWrite(written: string, held: string, owner: ProcessIdentity): void {
  try {
    linkSync(written, held)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(systemErrorCode(error))) throw error
    writeFileSync(held, JSON.stringify(owner), { mode: 0o600, flag: 'wx' })
  }
}

/** Removes what earlier passages left, and what a process that was killed had begun to write. */
function tidy(directory: string, number: number): void {
  for (const name of readdirSync(directory)) {
    const [kind, rest] = name.split('.')
    const path = join(directory, name)
    const isPast = kind === 'new' ? ageOf(path) > 60_000 : Number(rest) < number
    if (isPast) rmSync(path, { force: true })
  }
}

/** A file that is gone by now was passed on; one that names nobody belongs to a system without hard links. */
function isOwnerGone(directory: string, number: number): boolean {
  const path = join(directory, `held.${number}`)
  const owner = readOwner(path)
  if (owner === 'missing') return false
  return owner === undefined ? ageOf(path) > 2000 : !isProcessAlive(owner)
}

function readOwner(path: string): ProcessIdentity | 'missing' | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isIdentity(owner) ? owner : undefined
  } catch (error) {
    return systemErrorCode(error) === 'ENOENT' ? 'missing' : undefined
  }
}

function ageOf(path: string): number {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return modified === undefined ? 0 : Date.now() - modified
}

function isIdentity(value: unknown): value is ProcessIdentity {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
}

function stillHeld(path: string): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `Another process of Metier holds ${path}.`,
    next: 'If that process is stopped, let it go on or end it.',
    data: { path },
  })
}
