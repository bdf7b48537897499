import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startFakeModelServer, type FakeModelServer } from '@metier/testing'

const program = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))
const clients = fileURLToPath(new URL('../clients/node_modules', import.meta.url))

/** Path of an agent's program below `test/clients/node_modules`, where it is installed and runs on this machine. */
export function agentProgram(path: string): string | undefined {
  const file = join(clients, path)
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(file) ? file : undefined
}

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface AgentPlaceOptions {
  /** The name under which the agent's program is found on PATH. */
  readonly name: string
  readonly file: string
  /** Variables for the agent, once the model's address is known. */
  readonly variables: (model: FakeModelServer) => Readonly<Record<string, string>>
}

/** A home, a project, a model that does as it is told, and on PATH a real agent and Metier. Nothing else is reached. */
export interface AgentPlace {
  readonly home: string
  readonly model: FakeModelServer
  write(path: string, text: string): void
  /** Runs a program of PATH in the project; ends it after four minutes. */
  run(name: string, words: readonly string[], input?: string): Promise<Ended>
  close(): Promise<void>
}

export async function openAgentPlace({ name, file, variables }: AgentPlaceOptions): Promise<AgentPlace> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-agent-')))
  const project = join(home, 'project')
  const bin = join(home, 'bin')
  for (const directory of [bin, join(project, '.git')]) mkdirSync(directory, { recursive: true })
  symlinkSync(program, join(bin, 'metier'))
  symlinkSync(file, join(bin, name))
  const model = await startFakeModelServer()
  const path = [bin, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const env = { PATH: path, HOME: home, ...variables(model) }
  return {
    home,
    model,
    write(at, text) {
      const place = join(home, at)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    },
    run: (command, words, input = '') =>
      new Promise((resolve, reject) => {
        const child = spawn(join(bin, command), words, { cwd: project, env, timeout: 240_000 })
        let stdout = ''
        let stderr = ''
        child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
        child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
        child.on('error', reject)
        child.on('close', (status) => resolve({ status, stdout, stderr }))
        // A program that is gone before it has read everything says so itself.
        child.stdin.on('error', () => {})
        child.stdin.end(input)
      }),
    async close() {
      await model.close()
      // A program of the agent's own may still be writing there.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}
