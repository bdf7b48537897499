import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { bundledSkills } from './bundled-skills.ts'
import type { Environment } from './environment.ts'

/** The daemon's page: built beside this code, or in a checkout in its own package. */
function builtPage(dist: string): string | undefined {
  return [join(dist, 'web'), join(dist, '..', '..', 'web', 'dist')].find((each) => existsSync(join(each, 'index.html')))
}

/** Signals while something serves. Everything else ends at once: writes are atomic, so nothing is left half done. */
function stopSignal(): Promise<'interrupted' | 'terminated'> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve('interrupted'))
    process.once('SIGTERM', () => resolve('terminated'))
  })
}

async function startWorkerIn(dist: string, cwd: string): Promise<void> {
  const { startWorker } = await import('./start-worker.ts')
  startWorker(dist, cwd)
}

/** This process as the command line sees it. */
export function processEnvironment(
  dist: string,
  { loadServer, onInterrupt }: Pick<Environment, 'loadServer' | 'onInterrupt'>,
): Environment {
  const { env } = process
  const skills = bundledSkills(dist)
  let stopped: Environment['stopped'] | undefined
  return {
    // Node makes each of them when it is first asked for, and most commands read nothing.
    streams: {
      get stdin() {
        return process.stdin
      },
      get stdout() {
        return process.stdout
      },
      get stderr() {
        return process.stderr
      },
    },
    variables: env,
    cwd: process.cwd(),
    home: env.HOME ?? homedir(),
    ...(skills === undefined ? {} : { bundledSkills: skills }),
    get page() {
      return builtPage(dist)
    },
    ...(loadServer === undefined ? {} : { loadServer }),
    ...(onInterrupt && { onInterrupt }),
    program: [process.execPath, join(dist, '..', 'bin', 'metier.js')],
    startWorker: (cwd) => void startWorkerIn(dist, cwd),
    // Listening for a signal switches off its default; only a command that waits for one may do that.
    get stopped() {
      stopped ??= stopSignal()
      return stopped
    },
  }
}
