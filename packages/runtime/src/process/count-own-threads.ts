import { readFileSync, readdirSync } from 'node:fs'

/** How many threads this user has now: what the kernel's limit on processes counts. Linux only, else 0. */
export function countOwnThreads(): number {
  const user = process.getuid?.()
  if (process.platform !== 'linux' || user === undefined) return 0
  let count = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = read(`/proc/${name}/status`)
    if (Number(/^Uid:\t(\d+)/m.exec(status)?.[1]) === user) count += Number(/^Threads:\t(\d+)/m.exec(status)?.[1] ?? 0)
  }
  return count
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
