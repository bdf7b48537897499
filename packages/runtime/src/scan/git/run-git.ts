import { MetierError, type Host, type SandboxOutcome } from '@metier/core'
import { findProgram } from '../../process/find-program.ts'
import { runToEnd } from '../../process/run-to-end.ts'
import { spawnGroup } from '../../process/spawn-group.ts'

export interface GitOptions {
  readonly host: Host
  /** Absolute. */
  readonly cwd: string
  readonly input?: string
}

const timeoutMs = 60_000
const outputBytes = 256 * 1024 * 1024

/** Nothing that a repository's own settings name may run, and nothing may be fetched: it may be a stranger's. */
const harmless = ['--no-optional-locks', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'] as const
const environment = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' } as const
/** Those that say where git finds itself and its settings; what names another repository is left out. */
const passedOn = /^(?:PATH|HOME|XDG_CONFIG_HOME|USERPROFILE|SystemRoot|TEMP|TMP|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM))$/

/** Runs a command of git that reads objects. Throws `missing-dependency` when there is no git. */
export async function runGit(words: readonly string[], { host, cwd, input }: GitOptions): Promise<SandboxOutcome> {
  const program = findProgram({ name: 'git', path: host.environment['PATH'], cwd })
  const own = Object.entries(host.environment).flatMap(([name, value]) =>
    value !== undefined && passedOn.test(name) ? [[name, value] as const] : [],
  )
  const outcome = await runToEnd({
    launch: () =>
      spawnGroup({
        argv: [program, ...harmless, ...words],
        cwd,
        environment: { HOME: host.home, ...Object.fromEntries(own), ...environment },
      }),
    input,
    timeoutMs,
    outputBytes,
    signal: undefined,
  })
  if (outcome.stopped === undefined) return outcome
  throw new MetierError({
    code: 'internal',
    message: `git ${words[0]} took too long, or said too much.`,
    next: 'Name fewer skills, or compare with a smaller revision.',
  })
}
