import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
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
import { makeLinksAhead } from './make-links-ahead.ts'
import { openAhead, type Ahead } from './open-ahead.ts'

const names = Array.from({ length: 64 }, (_, at) => `skill-${at}`)
let tree: ReturnType<typeof createTemporaryTree>
let store: SkillStore
beforeEach(() => {
  tree = createTemporaryTree(
    Object.fromEntries(names.map((name) => [`from/${name}/docs/SKILL.md`, `Text of ${name}.`])),
  )
  store = openStore({ fileSystem: createNodeFileSystem(), host: createFakeHost({ home: tree.at('home') }) })
})
afterEach(() => tree.cleanUp())

/** Threads that do this with each task in a later turn, unless they are busy. */
function crewThat(
  does: (task: CrewTask) => CrewAnswer,
  { isStarted = true, isBusy = (): boolean => false } = {},
): Crew {
  return {
    isStarted,
    start: () => undefined,
    offer(task) {
      if (isBusy()) return undefined
      const given = task()
      return new Promise((resolve) => setImmediate(() => resolve(does(given))))
    },
    close: async () => undefined,
  }
}

/** Puts all into the store and offers each; gives the digests by name. */
function offerAll(ahead: Ahead): Map<string, string> {
  return new Map(
    names.map((name) => {
      const files = readTree(tree.at(`from/${name}`)) ?? new Map()
      const digest = store.put(tree.at(`from/${name}`), files)
      ahead.offer({ name, digest, files })
      return [name, digest]
    }),
  )
}

const action = 'create' as const

async function installAfter(crew: Crew, homes = ['home-of'], linked: readonly string[] = []) {
  const ahead = openAhead({ store, crew, root: tree.at('home-of'), linkRoots: linked.map((each) => tree.at(each)) })
  const digests = offerAll(ahead)
  const given = [...digests.values()].filter((digest) => ahead.has(digest)).length
  const steps = homes.flatMap((home) =>
    names.map((name) => ({
      name,
      path: tree.at(`${home}/${name}`),
      form: 'files' as const,
      action,
      backup: false,
    })),
  )
  const links = linked.flatMap((root) =>
    names.map((name) => ({ name, path: tree.at(`${root}/${name}`), form: 'link' as const, action, backup: false })),
  )
  const plan: InstallPlan = { steps: [...steps, ...links], refusals: [], entries: new Map() }
  const made = await makeAhead({ store, plan, digests, crew, ahead, progress: () => undefined })
  const ready = made.trees
  applyInstall({ store, plan, digests, backups: tree.at('old'), keepAlive: () => undefined, ready })
  made.remove()
  await ahead.close()
  const found = [...homes, ...linked].flatMap((home) =>
    names.map((name) => [name, digestDirectory(createNodeFileSystem(), tree.at(`${home}/${name}`))]),
  )
  expect(found).toEqual([...homes, ...linked].flatMap(() => [...digests]))
  expect(readdirSync(`${store.path}/.quarantine`)).toEqual([])
  return { given, made: ready.size }
}

describe('skills that are written while others are still read', () => {
  it('are those that are installed', async () => {
    expect(await installAfter(crewThat(doCrewTask))).toEqual({ given: 64, made: 64 })
  })

  it('are written by whoever read them where no thread has time', async () => {
    let asked = 0
    let taken = 0
    const does = (task: CrewTask): CrewAnswer => {
      taken += task.kind === 'write' ? task.trees.length : 0
      return doCrewTask(task)
    }
    expect(await installAfter(crewThat(does, { isBusy: () => asked++ % 3 > 0 }))).toEqual({ given: 64, made: 64 })
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(64)
  })

  it('are written again where a thread failed to', async () => {
    expect(await installAfter(crewThat(() => ({ kind: 'failed' })))).toEqual({ given: 64, made: 0 })
  })

  it('are each one folder, and the second place gets files of its own', async () => {
    expect(await installAfter(crewThat(doCrewTask), ['home-of', 'copies-of'])).toEqual({ given: 64, made: 128 })
  })

  it('have links made to them meanwhile, which are moved with their folder', async () => {
    const links = ['agent/skills', 'other/deep/skills']
    expect(await installAfter(crewThat(doCrewTask), ['home-of'], links)).toEqual({ given: 64, made: 192 })
    for (const root of links) expect(readlinkSync(tree.at(`${root}/${names[0]}`))).toMatch(/^(?:\.\.\/){2,3}home-of\//)
  })

  it('have links of their own where what was linked meanwhile leads somewhere else', async () => {
    expect(await installAfter(crewThat(doCrewTask), ['another-home'], ['agent/skills'])).toEqual({
      given: 64,
      made: 128,
    })
    expect(readlinkSync(tree.at(`agent/skills/${names[0]}`))).toMatch(/^\.\.\/\.\.\/another-home\//)
  })

  it('are linked as soon as they are offered', async () => {
    const linkRoots = [tree.at('agent/skills')]
    const ahead = openAhead({ store, crew: crewThat(doCrewTask), root: tree.at('home-of'), linkRoots })
    offerAll(ahead)
    const folder = ahead.links.get(tree.at('agent/skills'))?.folder ?? ''
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
    // One more that was not offered, in a plan that is made twice.
    const all = ['more', ...names]
    const steps = (['files', 'link'] as const).flatMap((form) => {
      const root = tree.at(form === 'files' ? 'home-of' : 'agent/skills')
      return all.map((name) => ({ name, path: `${root}/${name}`, form, action, backup: false }))
    })
    const plan = () => makeLinksAhead({ steps, refusals: [], entries: new Map() }, tree.at('quarantine'), ahead.links)
    expect([...plan().values()]).toEqual(all.map((name) => `${folder}/${name}`))
    expect(plan().size).toBe(65)
    // Which is offered after all, since the plan could not be carried out.
    for (const name of ['more', 'of', 'what', 'is', 'written', 'in', 'one', 'go'])
      ahead.offer({ name, digest: `sha256:${name}`, files: new Map() })
    expect(readdirSync(folder)).toHaveLength(72)
    await ahead.close()
    expect(existsSync(folder)).toBe(false)
  })

  it('are none as long as no thread was started', async () => {
    expect(await installAfter(crewThat(doCrewTask, { isStarted: false }))).toEqual({ given: 64, made: 0 })
  })

  it('are all in one folder, with those that were offered before threads were started', async () => {
    const crew = { ...crewThat(doCrewTask), isStarted: false }
    const ahead = openAhead({ store, crew, root: tree.at('home-of') })
    const offer = (name: string): void => ahead.offer({ name, digest: `sha256:${name}`, files: new Map() })
    for (const name of names.slice(0, 48)) offer(name)
    expect(existsSync(store.path)).toBe(false)
    crew.isStarted = true
    for (const name of names.slice(48)) offer(name)
    const written = [...(await ahead.written()).values()]
    expect(written).toHaveLength(64)
    expect(new Set(written.map((path) => dirname(path))).size).toBe(1)
    await ahead.close()
  })

  it('are as many before threads are started as those need, and no more', () => {
    const ahead = openAhead({ store, crew: crewThat(doCrewTask, { isStarted: false }), root: tree.at('home-of') })
    for (let at = 0; at < 100; at++) ahead.offer({ name: `skill-${at}`, digest: `sha256:${at}`, files: new Map() })
    expect([63, 64].map((at) => ahead.has(`sha256:${at}`))).toEqual([true, false])
  })

  it('are gone when nothing came of it, those that were being written as well', async () => {
    const ahead = openAhead({ store, crew: crewThat(doCrewTask), root: tree.at('home-of') })
    offerAll(ahead)
    expect(existsSync(tree.at('home-of'))).toBe(false)
    await ahead.close()
    expect(readdirSync(`${store.path}/.quarantine`)).toEqual([])
    expect(existsSync(tree.at('home-of'))).toBe(false)
  })
})
