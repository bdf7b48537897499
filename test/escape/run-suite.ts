import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { EscapeResult } from './escape-result.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** Runs the cases in a process of their own, as this user or, from the superuser, as an ordinary one. */
export async function runSuite(
  choice: 'bubblewrap' | 'limits',
  user: 'self' | 'ordinary',
): Promise<readonly EscapeResult[]> {
  const place = mkdtempSync(join(tmpdir(), 'metier-suite-'))
  try {
    // Another user has to be able to read it.
    chmodSync(place, 0o755)
    const program = join(place, 'run-cases.mjs')
    await build({
      entryPoints: [join(here, 'run-cases.ts')],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['metier-source'],
      logLevel: 'error',
    })
    const argv = [process.execPath, program, choice]
    const asOrdinary = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--']
    const text = await output(user === 'self' ? argv : [...asOrdinary, ...argv])
    const lines = text.trim().split('\n')
    return lines.map((line): EscapeResult => JSON.parse(line))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function output([file = '', ...rest]: readonly string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', TMPDIR: '/tmp' }
  return new Promise((resolve, reject) => {
    execFile(file, rest, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stderr}`))
      else resolve(stdout)
    })
  })
}
