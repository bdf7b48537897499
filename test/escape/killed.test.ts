import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { findBubblewrap } from '../../packages/runtime/src/sandbox/bubblewrap/find-bubblewrap.ts'
import { bundleProgram } from './bundle-program.ts'
import { findMarked } from './find-marked.ts'

const hasBubblewrap = !('missing' in (await findBubblewrap()))
const choices = [...(hasBubblewrap ? ['bubblewrap'] : []), 'limits']

/** Who may make no control group: it takes a superuser to become one. */
const ordinary = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--']
const canBecomeOrdinary =
  process.getuid?.() === 0 && spawnSync(ordinary[0] ?? '', [...ordinary.slice(1), 'true']).status === 0
const users = [['this user', []], ...(canBecomeOrdinary ? [['an ordinary user', ordinary] as const] : [])] as const

/** What still runs when that has had its time to end. What was just being started shows up a moment later. */
async function leftFor(mark: string): Promise<readonly number[]> {
  let clean = 0
  for (let patience = 400; clean < 20 && patience > 0; patience--) {
    await pause(50)
    clean = findMarked(mark).length === 0 ? clean + 1 : 0
  }
  return findMarked(mark)
}

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

  // While bubblewrap sets up its namespaces it does not notice that we are gone: most of these kills met some of it.
  it.runIf(hasBubblewrap).each(users)(
    'at a moment nobody chose, as %s, nothing lives on of sandboxes that just start',
    { timeout: 120_000 },
    async (_, become) => {
      const bundle = await bundleProgram('run-again-and-again')
      onTestFinished(() => rmSync(bundle.place, { recursive: true, force: true }))
      for (let round = 0; round < 4; round++) {
        const mark = `mark-${randomUUID()}`
        const [file = '', ...words] = [...become, process.execPath, bundle.program, mark, bundle.place]
        const metier = spawn(file, words, { stdio: ['ignore', 'pipe', 'inherit'] })
        await once(metier.stdout, 'data')
        await pause(Math.random() * 60)
        metier.kill('SIGKILL')
        await once(metier, 'exit')
        expect(await leftFor(mark)).toEqual([])
      }
    },
  )
})
