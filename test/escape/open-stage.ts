import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { findMarked } from './find-marked.ts'

/** A user's home, project and skill, things that listen, and a process, all real; and whether they were reached. */
export interface Stage {
  readonly home: string
  readonly workspace: string
  readonly skill: string
  /** Variables that have all that Metier keeps lie in the project. */
  readonly own: Readonly<Record<string, string>>
  /** What the programs are told. */
  readonly environment: Readonly<Record<string, string>>
  /** What has changed since the start, in words; empty when nothing was reached. */
  traces(mark: string): Promise<readonly string[]>
  close(): void
}

/** Long enough that every witness outlives the suite. */
const witnessSeconds = '900'

export async function openStage(): Promise<Stage> {
  const place = mkdtempSync('/tmp/metier-escape-')
  const home = join(place, 'home')
  const workspace = join(home, 'a project')
  const skill = join(home, '.agents', 'skills', 'demo')
  const out = join(place, 'out')
  const own = ownIn(workspace)
  const kept = Object.values(own).map((path) => join(path, 'metier'))
  for (const path of [join(workspace, '.git', 'hooks'), skill, join(home, '.ssh'), join(home, '.aws'), out, ...kept])
    mkdirSync(path, { recursive: true })
  const files = new Map([
    [join(home, 'secret'), 'secret\n'],
    [join(home, '.ssh', 'id_ed25519'), 'key\n'],
    [join(home, '.aws', 'credentials'), 'key\n'],
    [join(home, '.bash_history'), 'history\n'],
    [join(workspace, 'file'), 'project\n'],
    [join(workspace, '.git', 'config'), 'config\n'],
    [join(skill, 'SKILL.md'), 'skill\n'],
    [join(out, 'kept'), 'kept\n'],
    ...kept.map((path) => [join(path, 'credentials.json'), 'token\n'] as const),
  ])
  for (const [path, text] of files) writeFileSync(path, text)
  symlinkSync(join(home, 'secret'), join(skill, 'link-to-secret'))
  symlinkSync(home, join(skill, 'link-to-home'))
  const before = listAll(place)
  const witness = spawn('sleep', [witnessSeconds], { env: { WITNESS: 'secret' }, stdio: 'ignore' })
  const visits: string[] = []
  const abstract = `metier-escape-${process.pid}`
  const socketPath = join(out, '..', 'socket')
  const tcp = await listen(visits, 'TCP', { port: 0, host: '127.0.0.1' })
  const unix = await listen(visits, 'a socket', { path: socketPath })
  const hidden = await listen(visits, 'an abstract socket', { path: `\0${abstract}` })
  chmodSync(socketPath, 0o777)
  const udp = createSocket('udp4')
  udp.on('message', (_, from) => {
    visits.push('a datagram arrived')
    udp.send('answer', from.port)
  })
  await new Promise<void>((resolve) => {
    udp.bind(0, '127.0.0.1', resolve)
  })
  const address = tcp.address()
  return {
    home,
    workspace,
    skill,
    own,
    environment: {
      T_HOME: home,
      T_WORK: workspace,
      T_SKILL: skill,
      T_OUT: out,
      T_OWN: join(workspace, 'own'),
      T_PID: String(witness.pid),
      T_TCP: String(typeof address === 'object' ? address?.port : 0),
      T_UDP: String(udp.address().port),
      T_SOCK: socketPath,
      T_ABSTRACT: abstract,
    },
    async traces(mark) {
      const changed = [...files].filter(([path, text]) => readQuietly(path) !== text).map(([path]) => `${path} changed`)
      const fresh = listAll(place).filter((path) => !before.includes(path) && path !== socketPath)
      const state = /\) (\w)/.exec(readQuietly(`/proc/${witness.pid}/stat`))?.[1]
      return [
        ...changed,
        ...fresh.map((path) => `${path} was made`),
        ...visits.splice(0),
        ...(state === 'S' ? [] : ['the witness was disturbed']),
        ...(await survivors(mark)).map((pid) => `process ${pid} lives on`),
      ]
    },
    close() {
      witness.kill('SIGKILL')
      for (const server of [tcp, unix, hidden]) server.close()
      udp.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

function ownIn(workspace: string): Readonly<Record<string, string>> {
  const names = ['config', 'cache', 'state', 'data']
  return Object.fromEntries(names.map((name) => [`XDG_${name.toUpperCase()}_HOME`, join(workspace, 'own', name)]))
}

function listen(
  visits: string[],
  name: string,
  at: { port: number; host: string } | { path: string },
): Promise<Server> {
  const server = createServer((socket) => {
    visits.push(`${name} was connected to`)
    socket.destroy()
  })
  return new Promise((resolve) => {
    server.listen(at, () => resolve(server))
  })
}

function listAll(place: string): readonly string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name)
    return entry.isDirectory() ? [path, ...listAll(path)] : [path]
  })
}

/** What carries the mark in its arguments after the run. The kernel takes a moment to bury the dead. */
async function survivors(mark: string): Promise<readonly number[]> {
  for (let patience = 20; patience > 0; patience--) {
    if (findMarked(mark).length === 0) return []
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
  }
  const left = findMarked(mark)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  return left
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
