// One command in the sandbox against a bare bwrap run of the same argv, and a thousand of them. Used by run.mjs.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { collectGarbage, median } from './measure.mjs'

const mebibyte = 1024 * 1024
const argv = ['/usr/bin/env', 'true']

/** What anybody writes who knows bubblewrap: the system read-only, namespaces, a private /tmp, no rights. */
function bare(directory) {
  const binds = ['--ro-bind', '/', '/', '--tmpfs', '/tmp', '--ro-bind', directory, directory]
  const rest = ['--proc', '/proc', '--dev', '/dev', '--unshare-all', '--die-with-parent', '--new-session']
  return ['bwrap', ...binds, ...rest, '--cap-drop', 'ALL', '--chdir', directory, '--', ...argv]
}

function runBare([file, ...rest]) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: '/usr/bin:/bin' } })
    child.stdout.resume()
    child.stderr.resume()
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`bwrap ended with ${code}`))))
  })
}

async function openBench() {
  const { openSandbox } = await import('@metier/runtime')
  const home = mkdtempSync(join(tmpdir(), 'metier-bench-sandbox-'))
  const directory = join(home, 'skill')
  mkdirSync(directory)
  writeFileSync(join(directory, 'SKILL.md'), '')
  const host = { platform: process.platform, home, environment: process.env, hasBinary: () => true }
  const sandbox = await openSandbox({ host, settings: { sandbox: 'bubblewrap' } })
  const command = {
    argv,
    cwd: directory,
    skillDirectory: directory,
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home },
    grants: { network: false, credentials: [], readable: [], writable: [] },
    limits: {
      timeoutMs: 30_000,
      outputBytes: 65_536,
      memoryBytes: 2048 * mebibyte,
      processes: 256,
      fileBytes: 64 * mebibyte,
      cpuSeconds: 30,
    },
  }
  const run = async () => {
    const { exitCode, stderr } = await sandbox.run(command)
    if (exitCode !== 0) throw new Error(`It ended with ${exitCode}: ${Buffer.from(stderr)}`)
  }
  return { run, directory, close: () => rmSync(home, { recursive: true, force: true }) }
}

/** Milliseconds of one command in our sandbox and in a bare one, in turns; medians. */
export async function measureSandbox(runs = 101) {
  const { run, directory, close } = await openBench()
  const floorArgv = bare(directory)
  const things = [run, () => runBare(floorArgv)]
  const times = things.map(() => [])
  try {
    for (let round = -5; round < runs; round++) {
      for (const [index, thing] of things.entries()) {
        const started = performance.now()
        await thing()
        if (round >= 0) times[index].push(performance.now() - started)
      }
    }
    return times.map(median)
  } finally {
    close()
  }
}

/** What this process holds: descriptors, children of its own, megabytes in use. */
async function holdings() {
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await pause(50)
  }
  const { readFileSync } = await import('node:fs')
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).length
  const { heapUsed, external } = process.memoryUsage()
  return { descriptors: readdirSync('/proc/self/fd').length, children, megabytes: (heapUsed + external) / mebibyte }
}

/** Holdings before and after a thousand runs, fifty at a time. */
export async function measureManyRuns(runs = 1000, together = 50) {
  const { run, close } = await openBench()
  try {
    const batch = async (count) => {
      let left = count
      const worker = async () => {
        while (left-- > 0) await run()
      }
      await Promise.all(Array.from({ length: together }, worker))
    }
    await batch(100)
    const before = await holdings()
    const started = performance.now()
    await batch(runs)
    const seconds = (performance.now() - started) / 1000
    return { before, after: await holdings(), seconds }
  } finally {
    close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [ours, floor] = await measureSandbox()
  console.log(`one command: ${ours.toFixed(2)} ms, bare bwrap: ${floor.toFixed(2)} ms, ${(ours / floor).toFixed(2)}×`)
  console.log(await measureManyRuns())
}
