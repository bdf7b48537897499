import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { findBubblewrap } from '../../packages/runtime/src/sandbox/bubblewrap/find-bubblewrap.ts'
import { bundleProgram } from './bundle-program.ts'
import { findMarked } from './find-marked.ts'

const hasBubblewrap = !('missing' in (await findBubblewrap()))
const choices = [...(hasBubblewrap ? ['bubblewrap'] : []), 'limits']

// Nobody else shows what runs, and macOS kills by the group alone.
describe.skipIf(process.platform !== 'linux')('when Metier is killed with SIGKILL', async () => {
  const { place, program } = await bundleProgram('run-for-ever')
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it.each(choices)('nothing lives on that ran in %s', async (choice) => {
    const mark = `mark-${randomUUID()}`
    const metier = spawn(process.execPath, [program, choice, mark, place], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(metier.stdout, 'data')
    const isSeen = () => findMarked(mark).some((pid) => pid !== metier.pid)
    for (let patience = 100; !isSeen() && patience > 0; patience--) await pause(20)
    expect(isSeen()).toBe(true)
    metier.kill('SIGKILL')
    await once(metier, 'exit')
    for (let patience = 200; findMarked(mark).length > 0 && patience > 0; patience--) await pause(20)
    expect(findMarked(mark)).toEqual([])
  })
})
