import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import type { BubblewrapAbilities } from './bubblewrap-abilities.ts'

export interface Bubblewrap {
  /** Absolute. */
  readonly program: string
  readonly abilities: BubblewrapAbilities
}

/** Why there is none, as one sentence. */
export interface NoBubblewrap {
  readonly missing: string
}

/**
 * Where packages put it. PATH is not asked: a project can have its own directories on it, and would then bring
 * the program that is to contain it.
 */
const places: readonly string[] = [
  '/usr/bin/bwrap',
  '/bin/bwrap',
  '/usr/local/bin/bwrap',
  '/run/current-system/sw/bin/bwrap',
  '/run/wrappers/bin/bwrap',
]

/** Finds bubblewrap and tries it: on many machines it is there and may not make namespaces. */
export async function findBubblewrap(paths: readonly string[] = places): Promise<Bubblewrap | NoBubblewrap> {
  if (process.platform !== 'linux') return { missing: 'Bubblewrap is there for Linux only.' }
  const program = paths.find((path) => isExecutable(path))
  if (program === undefined) {
    return { missing: 'Bubblewrap is not installed; the package is called `bubblewrap` on most systems.' }
  }
  const [help, trial] = await Promise.all([run(program, ['--help']), run(program, tryArguments)])
  if (trial.failed) return { missing: `Bubblewrap does not work here: ${firstLine(trial.text)}.` }
  return {
    program,
    abilities: {
      size: help.text.includes('--size '),
      // Where the program has to be setuid it makes no use of user namespaces and refuses this option.
      disableNamespaces: help.text.includes('--disable-userns'),
    },
  }
}

const tryArguments: readonly string[] = [
  '--unshare-user',
  '--unshare-pid',
  '--unshare-net',
  '--ro-bind',
  '/',
  '/',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--die-with-parent',
  '--cap-drop',
  'ALL',
  '--',
  '/bin/sh',
  '-c',
  ':',
]

/** Ten times what a machine under load takes. */
const tryMilliseconds = 5000

function run(program: string, args: readonly string[]): Promise<{ readonly failed: boolean; readonly text: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { env: {}, cwd: '/', timeout: tryMilliseconds }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, text: stdout + stderr }),
    )
  })
}

function firstLine(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  return line.replace(/^bwrap: /, '').replace(/\.$/, '') || 'it ended without a word'
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
