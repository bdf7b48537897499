import { spawn } from 'node:child_process'
import { MetierError, type CancelSignal } from '@metier/core'

export interface RunGitOptions {
  /** Absolute. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** A repository on this disk may be read; git refuses unless told. */
  readonly allowFile?: boolean
  readonly signal?: CancelSignal
}

/** Milliseconds without an end after which a transfer is given up. */
const longest = 10 * 60_000

/** Of what git says, in an error. Characters. */
const shownOutput = 600

/** Nothing of a repository runs: no hooks, no filters of its own, no helpers that are programs. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.symlinks=true',
  'core.autocrlf=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting])

/**
 * Runs the user's own git, with the user's credentials, and gives its output. Throws `missing-dependency` without git
 * and `fetch-failed` with what git said; never waits for a password.
 */
export function runGit(words: readonly string[], options: RunGitOptions): Promise<string> {
  const { cwd, environment, allowFile = false, signal } = options
  const files = ['-c', `protocol.file.allow=${allowFile ? 'always' : 'never'}`]
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...settings, ...files, ...words], {
      cwd,
      env: {
        ...environment,
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        GIT_LFS_SKIP_SMUDGE: '1',
        LC_ALL: 'C',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    const stop = (): void => void child.kill('SIGKILL')
    const timer = setTimeout(stop, longest)
    signal?.addEventListener('abort', stop, { once: true })
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, 1_000_000)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-10_000)))
    const settle = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    child.on('error', (error) => {
      settle()
      reject(withoutGit(error))
    })
    child.on('close', (status) => {
      settle()
      if (status === 0) resolve(output)
      else reject(signal?.aborted === true ? interrupted() : failed(words, errors))
    })
  })
}

function withoutGit(error: Error): MetierError {
  return new MetierError({
    code: 'missing-dependency',
    message: `Git cannot be started: ${error.message}.`,
    next: 'Install git, or install the skill from an archive.',
  })
}

function failed(words: readonly string[], errors: string): MetierError {
  // Where git asks for a password it shows the address, which may hold one.
  const said = errors
    .replace(/:\/\/[^/@\s]*@/g, '://***@')
    .trim()
    .slice(-shownOutput)
  return new MetierError({
    code: 'fetch-failed',
    message: `git ${words[0]} failed: ${said === '' ? 'it was stopped' : said}`,
    next: 'Check the address, the branch or tag, and that git may read the repository; nothing was changed.',
  })
}

function interrupted(): MetierError {
  return new MetierError({ code: 'interrupted', message: 'Stopped.', next: 'Nothing was changed.' })
}
