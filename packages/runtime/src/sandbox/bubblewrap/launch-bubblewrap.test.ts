import { describe, expect, it } from 'vitest'
import type { SandboxCommand } from '@metier/core'
import { openCgroups } from '../cgroup/open-cgroups.ts'
import { createSandbox } from '../create-sandbox.ts'
import { createPlaces } from '../sandbox-stage.case.ts'
import { findBubblewrap } from './find-bubblewrap.ts'
import { launchBubblewrap } from './launch-bubblewrap.ts'
import { sharedSystem } from './shared-system.ts'

const { home, skillDirectory } = createPlaces()
const found = await findBubblewrap()

/** A sandbox that sets the limits with the program that is made for this machine, or with a shell as on others. */
function open(isWithProgram: boolean) {
  if ('missing' in found) throw new Error(found.missing)
  const bubblewrap = found
  const shared = sharedSystem()
  const system = isWithProgram
    ? shared
    : { ...shared, files: (network: boolean) => ({ ...shared.files(network), limitProgram: undefined }) }
  const cgroups = openCgroups([])
  const launch = (command: SandboxCommand, isTalkedTo: boolean) =>
    launchBubblewrap(command, { bubblewrap, system, home, cgroups, isTalkedTo, toolchains: () => [], own: [] })
  return createSandbox({ kind: 'bubblewrap', promises: [], gaps: [], launch })
}

function run(sandbox: ReturnType<typeof open>, script: string) {
  return sandbox.run({
    argv: ['/bin/sh', '-c', script],
    cwd: skillDirectory,
    skillDirectory,
    environment: { PATH: '/usr/bin:/bin' },
    grants: { network: false, credentials: [], readable: [], writable: [] },
    limits: {
      timeoutMs: 30_000,
      outputBytes: 65_536,
      cpuSeconds: 11,
      fileBytes: 1_048_576,
      memoryBytes: 2 ** 30,
      processes: 200,
    },
  })
}

describe.skipIf('missing' in found)('the limits of the kernel in bubblewrap', () => {
  it.each([
    ['the program that is made for this machine', true],
    ['a shell where there is none', false],
  ])('are set by %s', async (_, isWithProgram) => {
    const { exitCode, stdout, stderr } = await run(open(isWithProgram), 'cat /proc/self/limits; env | cut -d= -f1')
    expect([exitCode, Buffer.from(stderr).toString()]).toEqual([0, ''])
    const text = Buffer.from(stdout).toString()
    for (const line of [
      /^Max cpu time +11 +11 /m,
      /^Max file size +1048576 +1048576 /m,
      /^Max data size +1073741824 +1073741824 /m,
      /^Max core file size +0 +0 /m,
      /^Max processes +200 +200 /m,
    ])
      expect(text).toMatch(line)
    expect(text).toMatch(/^PATH$/m)
  })
})
