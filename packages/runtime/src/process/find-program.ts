import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import { MetierError } from '@metier/core'

export interface FindProgramOptions {
  /** As a program is named: on the PATH, or a path. */
  readonly name: string
  /** What the child will have as PATH. */
  readonly path: string | undefined
  /** Absolute; where a relative path starts. */
  readonly cwd: string
}

/** Where a program lies, absolute. Throws `missing-dependency` before anything is started. */
export function findProgram({ name, path, cwd }: FindProgramOptions): string {
  // Windows finds programs by their extensions in its own way; a missing one is an error of the start there.
  if (process.platform === 'win32') return name
  if (name.includes('/')) {
    const file = resolve(cwd, name)
    if (isExecutable(file)) return file
    throw missing(name, `${file} is not there or may not be executed.`)
  }
  const directories = (path ?? defaultPath).split(delimiter).filter((directory) => isAbsolute(directory))
  // A name of nothing or of dots would find the directory itself.
  const found = /^\.*$/.test(name)
    ? undefined
    : directories.map((directory) => join(directory, name)).find((file) => isExecutable(file))
  if (found !== undefined) return found
  throw missing(name, 'It is on no directory of PATH.')
}

/** What a child without PATH gets from the C library, and the place where people install by hand. */
const defaultPath = '/usr/local/bin:/usr/bin:/bin'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function missing(name: string, why: string): MetierError {
  return new MetierError({
    code: 'missing-dependency',
    message: `The program ${JSON.stringify(name)} cannot be run: ${why}`,
    next: 'Install it, or put its directory on PATH, and run the command again.',
    data: { program: name },
  })
}
