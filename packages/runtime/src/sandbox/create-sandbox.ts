import type { Sandbox, SandboxCommand, SandboxPromise } from '@metier/core'
import type { RunningProcess } from '../process/running-process.ts'
import { runToEnd } from '../process/run-to-end.ts'

export interface CreateSandboxOptions {
  readonly kind: Sandbox['kind']
  readonly promises: readonly SandboxPromise[]
  readonly gaps: readonly string[]
  /**
   * Starts one command inside, with an empty standard input unless it is talked to. Throws `missing-dependency` when
   * the program is not there.
   */
  readonly launch: (command: SandboxCommand, isTalkedTo: boolean) => RunningProcess
}

/** A sandbox from the one thing that differs between them: how a program is started. */
export function createSandbox({ kind, promises, gaps, launch }: CreateSandboxOptions): Sandbox {
  return {
    kind,
    promises: new Set(promises),
    gaps,
    async run(command, signal) {
      const { timeoutMs, outputBytes } = command.limits
      return runToEnd({
        launch: () => launch(command, command.input !== undefined),
        input: command.input,
        timeoutMs,
        outputBytes,
        signal,
      })
    },
    start(command) {
      const running = launch(command, true)
      if (command.input !== undefined) {
        running.write(command.input)
        running.endInput()
      }
      return running
    },
  }
}
