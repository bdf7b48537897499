import { spawn } from 'node:child_process'

/**
 * Asks `find` once more, in a process that nobody waits for, which looks at the skills themselves: so that what is kept
 * for the next answer is as the disk is. What it says is thrown away.
 */
export function refreshBehind(
  query: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const [, program] = process.argv
  if (program === undefined) return
  const child = spawn(process.execPath, [program, 'find', '--json', '--', ...query], {
    detached: true,
    stdio: 'ignore',
    env: { ...environment, METIER_LOOK_AGAIN: '1' },
  })
  // Where no process can be started, the next search finds the same index.
  child.on('error', () => undefined)
  child.unref()
}
