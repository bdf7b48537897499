import { entryPathProblem } from './entry-path-problem.ts'

/**
 * May the lock name this as a directory of skills? Files are written there and taken away, and a lock is a stranger's:
 * relative, below the lock, never part of a Git directory, and not where programs look for code to load.
 */
export function isRecordablePlace(path: unknown): boolean {
  if (typeof path !== 'string' || entryPathProblem(path) !== undefined) return false
  return !path.toLowerCase().split('/').includes('node_modules')
}
