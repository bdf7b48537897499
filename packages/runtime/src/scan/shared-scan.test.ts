import type { SkillFiles } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import type { Crew, CrewTask } from '../crew/crew.ts'
import { doCrewTask } from '../crew/do-crew-task.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { digestFiles } from '../facts/digest-files.ts'
import { systemClock } from '../host/system-clock.ts'
import { createSkillScanner, type KnownFiles } from './create-skill-scanner.ts'

let tree: TemporaryTree
let tasks: CrewTask[]
beforeEach(() => {
  tree = createTemporaryTree({})
  tasks = []
})
afterEach(() => tree.cleanUp())

const content = (text: string) => ({ bytes: Buffer.from(text), executable: false })
const files: SkillFiles = new Map([
  ['SKILL.md', content('---\nname: skill\ndescription: A sample.\n---\n')],
  ['a.js', content('eval(x)')],
])
const known: KnownFiles = { digest: digestFiles(files), files }
const directory = '/nowhere/skill'

/** A command of its own over the same disk, with threads that do this. */
function start(answer: Crew['offer'], environment: Record<string, string> = {}) {
  const fileSystem = createNodeFileSystem()
  const host = createFakeHost({ home: tree.at('home'), environment })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.path })
  const crew: Crew = { isStarted: true, start: () => undefined, offer: answer, close: async () => undefined }
  return createSkillScanner({
    fileSystem,
    writer: createNodeFileWriter(),
    host,
    clock: systemClock,
    configuration,
    crew,
  })
}
const willing: Crew['offer'] = (task) => {
  const made = task()
  tasks.push(made)
  return Promise.resolve(doCrewTask(made))
}

describe('a scan that another thread does', () => {
  it('finds what this one finds, and is remembered for the next command', async () => {
    const here = await start(willing).scan(directory, known)
    expect(here.verdict).toBe('block')
    const first = start(willing)
    await expect(first.share?.(directory, known)).resolves.toEqual(here)
    expect(tasks).toHaveLength(1)
    first.save()
    await expect(start(willing).share?.(directory, known)).resolves.toEqual(here)
    expect(tasks).toHaveLength(1)
  })

  it('is done here when the thread fails', async () => {
    const scanner = start(() => Promise.resolve({ kind: 'failed' }))
    await expect(scanner.share?.(directory, known)).resolves.toMatchObject({ verdict: 'block' })
  })

  it.each<[string, () => Promise<unknown> | undefined]>([
    ['no thread has time', () => start(() => undefined).share?.(directory, known)],
    ['the files are not at hand', () => start(willing).share?.(directory, { digest: known.digest })],
    ['nothing is to be remembered', () => start(willing, { METIER_NO_CACHE: '1' }).share?.(directory, known)],
    [
      'there are rules of the user',
      () => {
        tree.write('home/.config/metier/rules/user.yaml', 'rules: []\n')
        return start(willing).share?.(directory, known)
      },
    ],
  ])('is not begun when %s', (_when, share) => {
    expect(share()).toBeUndefined()
    expect(tasks).toEqual([])
  })
})
