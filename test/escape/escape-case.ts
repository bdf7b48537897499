import type { SandboxGrants, SandboxLimits, SandboxPromise } from '@metier/core'

/**
 * One attempt to get out. The program prints `ESCAPED` when it believes that it succeeded; besides, the stage looks
 * for traces outside. What it is told, as environment variables: T_HOME, T_WORK, T_SKILL, T_OUT (directories of
 * the user), T_OWN (in T_WORK, with what Metier keeps), T_PID (a process of the user), T_TCP, T_UDP (ports that listen), T_SOCK, T_ABSTRACT (sockets that
 * listen), T_MARK (a word to put into the arguments of whatever is to outlive the run).
 */
export interface EscapeCase {
  /** What it tries, in words that stand in the docs. */
  readonly tries: string
  /** The promise that it would break. */
  readonly breaks: SandboxPromise
  readonly language?: 'sh' | 'python' | 'node'
  readonly program: string
  readonly grants?: (stage: { readonly workspace: string }) => Partial<SandboxGrants>
  readonly limits?: Partial<SandboxLimits>
  readonly environment?: Readonly<Record<string, string>>
  /** Uses up what others need, and is run alone. */
  readonly alone?: true
}
