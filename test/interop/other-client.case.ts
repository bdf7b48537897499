import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { program, type Sandbox } from '../cli/sandbox.ts'

const modules = fileURLToPath(new URL('../clients/node_modules', import.meta.url))
/** The other installers want a newer Node than Metier does. */
const node24 = `${modules}/node24/bin/node`
const programs = { skills: `${modules}/skills/bin/cli.mjs`, openskills: `${modules}/openskills/dist/cli.js` }

export type Client = 'metier' | keyof typeof programs

/** Are the other installers there? CI installs them by `npm ci --prefix test/clients`. */
export const hasClients = existsSync(node24) && Object.values(programs).every((path) => existsSync(path))

export interface ClientEnd {
  readonly status: number | null
  /** What it wrote to both streams, without colours. */
  readonly text: string
}

/** Runs a real client in the project; without blocking, because a server of the test may have to answer it. */
export function runClient(
  client: Client,
  words: readonly string[],
  { sandbox, cwd = sandbox.project }: { readonly sandbox: Sandbox; readonly cwd?: string },
): Promise<ClientEnd> {
  const [node, script] = client === 'metier' ? [process.execPath, program] : [node24, programs[client]]
  return new Promise((resolve, reject) => {
    const child = spawn(node, [script, ...words], {
      cwd,
      env: { ...sandbox.environment, DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', CI: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      const raw = Buffer.concat(chunks).toString('utf8')
      // oxlint-disable-next-line no-control-regex -- colours and cursor movements of a terminal
      resolve({ status, text: raw.replaceAll(/\u001B\[[0-9;?]*[A-Za-z]/g, '') })
    })
  })
}

/** Every path of a project, without Git's own. */
export function pathsOf(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true })
    .map(String)
    .filter((path) => path !== '.git' && !path.startsWith('.git/'))
    .toSorted()
}
