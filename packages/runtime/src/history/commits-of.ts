import { MetierError, type Host } from '@metier/core'
import { runGit } from '../scan/git/run-git.ts'

/** One change that was committed; every word of it may be a stranger's. */
export interface Commit {
  /** Forty hex digits, or sixty-four. */
  readonly id: string
  /** ISO 8601, as its author's clock said. */
  readonly time: string
  readonly author: string
  /** Its first line. */
  readonly subject: string
}

export interface CommitsOfOptions {
  readonly host: Host
  /** Absolute. */
  readonly directory: string
  readonly limit: number
}

/** Between the parts of a commit, and behind each: characters that git lets into no line of its own. */
const part = '\u001f'
const end = '\u001e'

/**
 * The latest commits that touched a directory, newest first. None where it is in no repository of git, where there is no
 * git, or where git refuses to look. Settings of the repository run nothing: signatures are not checked.
 */
export async function commitsOf({ host, directory, limit }: CommitsOfOptions): Promise<readonly Commit[]> {
  const format = `--format=%H${part}%aI${part}%an${part}%s${end}`
  const words = ['-c', 'log.showSignature=false', 'log', `--max-count=${limit}`, '--no-color', '--no-decorate', format]
  try {
    const { exitCode, stdout } = await runGit([...words, '--', '.'], { host, cwd: directory })
    return exitCode === 0 ? new TextDecoder().decode(stdout).split(end).flatMap(commitOf) : []
  } catch (error) {
    if (error instanceof MetierError) return []
    throw error
  }
}

function commitOf(text: string): Commit[] {
  const [id, time, author, subject] = text.trimStart().split(part)
  if (id === undefined || time === undefined || author === undefined || subject === undefined) return []
  return /^[0-9a-f]{40,64}$/.test(id) ? [{ id, time, author, subject }] : []
}
