import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Starts `metier jobs work` in a session of its own, which goes on when this process and its terminal are gone. `dist` is the
 * directory this code was built into.
 */
export function startWorker(dist: string, cwd: string): void {
  const program = join(dist, '..', 'bin', 'metier.js')
  const worker = spawn(process.execPath, [program, 'jobs', 'work', '--quiet'], { cwd, detached: true, stdio: 'ignore' })
  // The job stays queued; the next that is started in the background, or `metier jobs work`, takes it up.
  worker.on('error', () => undefined)
  worker.unref()
}
