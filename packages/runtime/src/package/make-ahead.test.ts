import { existsSync, readdirSync } from 'node:fs'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import type { InstallPlan } from '@metier/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Crew, CrewAnswer, CrewTask } from '../crew/crew.ts'
import { doCrewTask } from '../crew/do-crew-task.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { digestDirectory } from '../facts/digest-directory.ts'
import { openStore, type SkillStore } from '../store/open-store.ts'
import { readTree } from '../store/read-tree.ts'
import { applyInstall } from './apply-install.ts'
import { makeAhead } from './make-ahead.ts'

const fileSystem = createNodeFileSystem()
const names = Array.from({ length: 64 }, (_, at) => `skill-${at}`)
let tree: ReturnType<typeof createTemporaryTree>
let store: SkillStore
let digests: Map<string, string>

beforeEach(() => {
  tree = createTemporaryTree(
    Object.fromEntries(names.map((name) => [`from/${name}/docs/SKILL.md`, `Text of ${name}.`])),
  )
  store = openStore({ fileSystem, host: createFakeHost({ home: tree.at('home') }) })
  const put = (name: string) => store.put(tree.at(`from/${name}`), readTree(tree.at(`from/${name}`)))
  digests = new Map(names.map((name) => [name, put(name)]))
})
afterEach(() => tree.cleanUp())

const planOf = (action: 'create' | 'keep' = 'create'): InstallPlan => ({
  steps: names.map((name) => ({ name, path: tree.at(`home-of/${name}`), form: 'files', action, backup: false })),
  refusals: [],
  entries: new Map(),
})

/** Threads that take every second task and do this with it. */
function crewThat(does: (task: CrewTask) => CrewAnswer, isStarted = true): Crew {
  let asked = 0
  return {
    isStarted,
    start: () => undefined,
    offer: (task) => (asked++ % 2 === 0 ? Promise.resolve(does(task())) : undefined),
    close: async () => undefined,
  }
}

const install = (ready: ReadonlyMap<string, string>) =>
  applyInstall({ store, plan: planOf(), digests, backups: tree.at('old'), keepAlive: () => undefined, ready })
const installed = () => names.map((name) => [name, digestDirectory(fileSystem, tree.at(`home-of/${name}`))])

describe('what is written before it is put in place', () => {
  it.each([
    ['by threads and by this one', doCrewTask, names.length],
    // What nobody made ahead is made when it is put in place.
    ['by threads that fail', () => ({ kind: 'failed' as const }), names.length / 2],
  ])('is what the plan wants: %s', async (_what, does, made) => {
    const told: string[] = []
    const progress = (what: string) => void told.push(what)
    const ahead = await makeAhead({ store, plan: planOf(), digests, crew: crewThat(does), progress })
    expect(ahead.trees.size).toBe(made)
    expect(existsSync(tree.at('home-of'))).toBe(false)
    expect(told.at(-1)).toBe('Writing 64 of 64')
    install(ahead.trees)
    expect(installed()).toEqual([...digests])
    ahead.remove()
    expect(readdirSync(`${store.path}/.quarantine`)).toEqual([])
  })

  it.each([
    ['nobody shares', planOf, undefined],
    ['no thread was started', planOf, crewThat(doCrewTask, false)],
    ['everything is there', () => planOf('keep'), crewThat(doCrewTask)],
  ])('is nothing when %s', async (_when, plan, crew) => {
    const ahead = await makeAhead({ store, plan: plan(), digests, crew, progress: () => undefined })
    expect(ahead.trees.size).toBe(0)
    ahead.remove()
  })

  it('is left where it is when somebody put something there meanwhile', async () => {
    const ahead = await makeAhead({
      store,
      plan: planOf(),
      digests,
      crew: crewThat(doCrewTask),
      progress: () => undefined,
    })
    tree.write('home-of/skill-0/SKILL.md', 'Of a person.')
    // The step says create, so what stands there now is what the lock would have let through: replaced whole.
    install(ahead.trees)
    expect(installed()).toEqual([...digests])
    ahead.remove()
  })

  it('leaves nothing behind when the disk refuses', async () => {
    const crew = crewThat(() => ({ kind: 'failed' }))
    const broken: SkillStore = {
      ...store,
      give: () =>
        new Map([
          ['a', { bytes: new Uint8Array(), executable: false }],
          ['a/b', { bytes: new Uint8Array(), executable: false }],
        ]),
    }
    await expect(
      makeAhead({ store: broken, plan: planOf(), digests, crew, progress: () => undefined }),
    ).rejects.toMatchObject({ code: 'file-unwritable' })
    expect(readdirSync(`${store.path}/.quarantine`)).toEqual([])
  })
})
