import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { bundleProgram } from './bundle-program.ts'
import type { EscapeResult } from './escape-result.ts'

/** Runs the cases in a process of their own, as this user or, from the superuser, as an ordinary one. */
export async function runSuite(
  choice: 'bubblewrap' | 'limits',
  user: 'self' | 'ordinary',
): Promise<readonly EscapeResult[]> {
  const { place, program } = await bundleProgram('run-cases')
  try {
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
