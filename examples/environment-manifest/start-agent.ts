import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface StartAgentOptions {
  /** What starts Metier: `['npx', '-y', 'metier']`. */
  readonly metier: readonly [string, ...string[]]
  /** The agent's program and its words. */
  readonly agent: readonly [string, ...string[]]
  /** The project's directory. */
  readonly cwd: string
}

/** Starts an agent that is a program, with the index of skills in its environment; gives what it printed. */
export async function startAgent({ metier, agent, cwd }: StartAgentOptions): Promise<string> {
  const [command, ...words] = [...metier, 'prompt', '--env']
  const { stdout: printed } = await run(command ?? '', words, { cwd })
  const index: Record<string, string> = JSON.parse(printed)
  const [program, ...rest] = agent
  const { stdout } = await run(program, rest, { cwd, env: { ...process.env, ...index } })
  return stdout
}
