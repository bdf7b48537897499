import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { openCgroups, type Cgroup } from './open-cgroups.ts'

// The kernel's own groups, of whichever version lets us make some: as a superuser, or where systemd hands a part of
// the tree to the user. Elsewhere the watchdog bounds what runs, and `boundsGaps` says so.
const groups = openCgroups()
/** Where kernels do not account for it, what is too much goes to the disk instead. */
const hasSwap = process.platform === 'linux' && !/^SwapTotal:\s+0 kB/m.test(readFileSync('/proc/meminfo', 'utf8'))
const mebibyte = 1024 * 1024
let group: Cgroup | undefined
afterEach(() => {
  group?.kill()
  group?.release()
})

/** Runs a script that begins when it is told, as a member of a group. */
async function runIn(member: Cgroup | undefined, script: string): Promise<string> {
  const start = () => spawn('/bin/sh', ['-c', `read go; ${script}`], { stdio: ['pipe', 'pipe', 'ignore'] })
  let child: ReturnType<typeof start> | undefined
  if (member?.enclose(() => void (child = start())) !== true) {
    child = start()
    member?.join([child.pid ?? 0])
  }
  const chunks: Buffer[] = []
  child?.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child?.stdin.write('go\n')
  if (child !== undefined) await once(child, 'close')
  return Buffer.concat(chunks).toString()
}

describe.skipIf(!groups.controllers.has('memory') || hasSwap)('a group of the kernel that bounds memory', () => {
  it('kills what takes more, and says so', { timeout: 60_000 }, async () => {
    group = groups.make({ memoryBytes: 48 * mebibyte, processes: 20 })
    // A line without an end is kept whole.
    expect(await runIn(group, 'head -c 300000000 /dev/zero | tail -n 1 | wc -c; echo after')).not.toContain('300000000')
    expect(group?.ranOutOfMemory()).toBe(true)
  })

  it('lets alone what takes less', { timeout: 60_000 }, async () => {
    group = groups.make({ memoryBytes: 96 * mebibyte, processes: 20 })
    expect((await runIn(group, 'head -c 10000000 /dev/zero | tail -n 1 | wc -c')).trim()).toBe('10000000')
    expect(group?.ranOutOfMemory()).toBe(false)
  })
})

describe.skipIf(!groups.controllers.has('pids'))('a group of the kernel that bounds processes', () => {
  it('refuses the one too many, and kills all that were started', { timeout: 60_000 }, async () => {
    group = groups.make({ memoryBytes: 256 * mebibyte, processes: 5 })
    // Three more are for the sandbox itself: the shell and seven others.
    const script = 'for i in 1 2 3 4 5 6 7 8 9; do sleep 600 >/dev/null 2>&1 & echo $! $i; done'
    const started = (await runIn(group, script)).split('\n').filter((line) => /^\d+ \d$/.test(line))
    expect(started.length).toBeLessThan(9)
    expect(started.length).toBeGreaterThan(3)
    await expect.poll(() => group?.kill(), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => started.filter(isRunning), { timeout: 30_000 }).toEqual([])
  })
})

function isRunning(line: string): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${line.split(' ')[0]}/status`, 'utf8'))
  } catch {
    return false
  }
}
