import { MetierError } from '../errors/metier-error.ts'
import { isConflicted } from './is-conflicted.ts'
import { lockEntryProblem } from './lock-entry-problem.ts'
import type { Json, LockEntry, LockFile } from './lock-file.ts'

/** Versions that are read. A later one may mean something else by the same words. */
const known = 1

/**
 * Reads `skills-lock.json`. Never guesses: throws `lock-conflict` for one with the marks of an unfinished merge and
 * `invalid-config` for anything else that is no lock of version 1, so that nothing is lost by writing it back.
 */
export function readLockFile(text: string, path: string): LockFile {
  if (isConflicted(text)) {
    throw new MetierError({
      code: 'lock-conflict',
      message: `${path} holds the marks of a merge that was not finished.`,
      next: 'Run `metier lock merge`; it keeps both sides wherever they do not contradict each other.',
      data: { path },
    })
  }
  const data = parse(text, path)
  if (!isMapping(data) || typeof data['version'] !== 'number' || !isMapping(data['skills'])) {
    throw broken(path, 'it has no `version` and `skills`')
  }
  const { version, skills, ...extra } = data
  if (version !== known)
    throw broken(path, `it is of version ${JSON.stringify(version)}, and this Metier knows ${known}`)
  const entries = Object.entries(skills).map(([name, entry]) => {
    if (!isEntry(entry))
      throw broken(path, `the entry ${JSON.stringify(name.slice(0, 100))} ${lockEntryProblem(entry)}`)
    return [name, entry] as const
  })
  return { skills: new Map(entries), extra }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw broken(path, `it is no JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}

function isMapping(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEntry(value: unknown): value is LockEntry {
  return lockEntryProblem(value) === undefined
}

function broken(path: string, why: string): MetierError {
  return new MetierError({
    code: 'invalid-config',
    message: `${path} cannot be read as a lock: ${why}.`,
    next: 'Restore it from version control; Metier leaves it as it is.',
    data: { path },
  })
}
