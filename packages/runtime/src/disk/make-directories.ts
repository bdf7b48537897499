import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from './disk-error.ts'

/**
 * Makes a directory and those above it that are missing; one that is there already is no error.
 *
 * Not `mkdirSync` with `recursive`: Node 20 never comes back from it where the system answers "no such entry" for a
 * directory that may not be made, as Linux does below /proc.
 *
 * @throws the error of the system, such as `ENOTDIR` where a file stands in the way.
 */
export function makeDirectories(path: string): void {
  const missing: string[] = []
  let at = path
  while (statSync(at, { throwIfNoEntry: false }) === undefined && dirname(at) !== at) {
    missing.push(at)
    at = dirname(at)
  }
  for (const directory of missing.toReversed()) makeOne(directory)
  // Says what is wrong when a file stands where the directory should be.
  if (missing.length === 0) makeOne(path)
}

/** Another process may make the same directory between our look and our step. */
function makeOne(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST' || statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw error
  }
}
