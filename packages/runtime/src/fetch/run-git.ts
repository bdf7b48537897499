import { gitFailed } from './git-failed.ts'
import { runProgram, type RunProgramOptions } from './run-program.ts'

export interface RunGitOptions extends RunProgramOptions {
  /** A repository on this disk may be read; git refuses unless told. */
  readonly allowFile?: boolean
}

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

/** Never a question, no large files that nobody asked for, and no host that says nothing for half a minute. */
const quiet = {
  GIT_HTTP_LOW_SPEED_LIMIT: '1',
  GIT_HTTP_LOW_SPEED_TIME: '30',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GIT_LFS_SKIP_SMUDGE: '1',
  LC_ALL: 'C',
}

/** Runs the user's own git, with the user's credentials, and gives its output. Throws `fetch-failed` with what git said. */
export async function runGit(words: readonly string[], options: RunGitOptions): Promise<string> {
  const { environment, allowFile = false } = options
  const files = ['-c', `protocol.file.allow=${allowFile ? 'always' : 'never'}`]
  const all = [...settings, ...files, ...words]
  const { status, stdout, stderr } = await runProgram('git', all, {
    ...options,
    environment: { ...environment, ...quiet },
  })
  if (status !== 0) throw gitFailed(words[0] ?? '', stderr)
  return stdout
}
