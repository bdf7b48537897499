import { MetierError } from '@metier/core'
import { runToEnd } from './run-to-end.ts'
import { spawnGroup } from './spawn-group.ts'

export interface RunProgramOptions {
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

const timeoutMs = 10 * 60_000
const outputBytes = 256 * 1024 * 1024

/** Runs a program of ours to its end, whatever that is; what it prints is dropped. Never rejects. */
export async function runProgram(argv: readonly string[], { cwd, environment }: RunProgramOptions): Promise<void> {
  const [file, ...rest] = argv
  if (file === undefined) return
  const variables = Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  try {
    await runToEnd({
      launch: () => spawnGroup({ argv: [file, ...rest], cwd, environment: Object.fromEntries(variables) }),
      input: undefined,
      timeoutMs,
      outputBytes,
      signal: undefined,
    })
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
  }
}
