import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findBubblewrap } from '../../packages/runtime/src/sandbox/bubblewrap/find-bubblewrap.ts'
import { bundleProgram } from './bundle-program.ts'

const hasBubblewrap = !('missing' in (await findBubblewrap()))
const choices = [...(hasBubblewrap ? ['bubblewrap'] : []), 'limits', 'off']

/** Node closes the first sixteen by itself. */
const descriptor = 40

describe.skipIf(process.platform !== 'linux')('what whoever started Metier had open', async () => {
  const { place, program } = await bundleProgram('run-once')
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  // A shell, an editor or a service that leaves a file open for its children gave it to skills too
  it.each(choices)('is not there for a skill in %s', (choice) => {
    const secret = join(place, 'secret')
    writeFileSync(secret, 'told\n')
    const open = openSync(secret, 'r')
    const before = Array.from({ length: descriptor - 3 }, () => 'ignore' as const)
    const line = `cat /proc/self/fd/${descriptor} 2>/dev/null; echo ran`
    const { stdout } = spawnSync(process.execPath, [program, choice, line, place], {
      stdio: ['ignore', 'pipe', 'inherit', ...before, open],
      encoding: 'utf8',
    })
    closeSync(open)
    expect(stdout).toBe('ran\n')
  })
})
