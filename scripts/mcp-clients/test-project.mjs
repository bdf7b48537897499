// A project with known skills in a place of its own, and Metier started in it, for programs that talk to it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Where `npm ci --prefix test/clients` put other people's programs. */
export const clients = join(root, 'test', 'clients', 'node_modules')

/** What Metier runs on: the oldest Node that it supports, unless told otherwise. */
export const metier = [process.env.METIER_NODE ?? 'node', join(root, 'packages', 'cli', 'bin', 'metier.js')]

export const body = 'Say exactly what is asked and nothing else.'

/** @returns {{ directory: string, environment: Record<string, string>, remove: () => void }} */
export function createTestProject() {
  const directory = mkdtempSync(join(tmpdir(), 'metier-mcp-'))
  const write = (path, text) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  write('metier.yaml', 'skills: {}\n')
  write(
    '.agents/skills/plain-words/SKILL.md',
    skill('plain-words', 'Says things plainly. Use it when a text is long-winded.'),
  )
  write('.agents/skills/plain-words/references/guide.md', '# Guide\n')
  write('.agents/skills/other-skill/SKILL.md', skill('other-skill', 'Does something else.'))
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: join(directory, 'home'),
    XDG_CONFIG_HOME: join(directory, 'config'),
    XDG_CACHE_HOME: join(directory, 'cache'),
    MCP_CATALOG_PATH: join(directory, 'inspector.json'),
    MCP_CLIENT_CONFIG_PATH: join(directory, 'client.json'),
  }
  return { directory, environment, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

function skill(name, description) {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\n${body}\n`
}

/** Starts the daemon in a project and waits until it prints its address. */
export async function startDaemon(project) {
  const [node, cli] = metier
  const child = spawn(node, [cli, 'serve', '--port', '0', '--quiet'], {
    cwd: project.directory,
    env: project.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`metier serve printed no address in 20 s: ${text}`)), 20_000)
    child.on('error', reject)
    child.on('exit', (status) => reject(new Error(`metier serve ended with status ${status}: ${text}`)))
    child.stdout.on('data', (chunk) => {
      text += chunk
      const line = /^http:\/\/127\.0\.0\.1:\d+\/mcp$/m.exec(text)
      if (line === null) return
      clearTimeout(timer)
      resolve(line[0])
    })
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.removeAllListeners('exit')
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, stop }
}
