import { MetierError, type FileWriter } from '@metier/core'
import { createFakeClock, createMemoryDisk, createTemporaryTree } from '@metier/testing'
import { existsSync, lstatSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { systemClock } from '../host/system-clock.ts'
import { stageRoom } from './stage-room.ts'
import { stagedCopies } from './staged-copies.ts'

const room = '/project/.agents/war-rooms/room-042/skills'
const source = '/project/.agents/skills/roles/engineer'

/** The code of one of our errors, the message of another, or that nothing went wrong. */
function failureOf(action: () => unknown): string {
  try {
    action()
    return 'nothing'
  } catch (error) {
    return error instanceof MetierError ? error.code : error instanceof Error ? error.message : String(error)
  }
}

function createRoom(files: Readonly<Record<string, string>> = {}) {
  const disk = createMemoryDisk({
    [`${source}/write-tests/SKILL.md`]: 'Tests',
    [`${source}/write-tests/scripts/run.sh`]: 'run',
    [`${source}/fix-from-qa/SKILL.md`]: 'Fixes',
    '/project/.agents/war-rooms/room-042/config.json': '{}',
    ...files,
  })
  disk.tree.write(`${source}/write-tests/scripts/run.sh`, 'run', 0o755)
  const stageWith = (
    writer: FileWriter,
    names: readonly string[],
    { dryRun = false, own = [] }: { readonly dryRun?: boolean; readonly own?: readonly string[] } = {},
  ) =>
    stageRoom({
      ...disk,
      writer,
      clock: createFakeClock(),
      projectRoot: '/project',
      directory: room,
      skills: names.map((name) => ({
        name,
        directory: own.includes(name) ? `${room}/${name}` : `${source}/${name}`,
        isOfRoom: own.includes(name),
      })),
      dryRun,
    })
  const stage = (names: readonly string[], more?: Parameters<typeof stageWith>[2]) =>
    stageWith(disk.writer, names, more)
  const actions = (...of: Parameters<typeof stage>) =>
    stage(...of).steps.map(({ folder, action }) => `${action} ${folder}`)
  const all = () => [...disk.tree.nodes].map(([path, node]) => [path, node.kind === 'file' ? node.bytes : node.kind])
  const read = (path: string) => new TextDecoder().decode(disk.fileSystem.read(path))
  return { ...disk, stage, stageWith, actions, all, read, copies: () => stagedCopies(disk.fileSystem, room, new Map()) }
}

describe('stageRoom', () => {
  // OST-26: the agent has them at hand
  it('copies every file, and who may run it', () => {
    const { actions, fileSystem, read } = createRoom()
    expect(actions(['write-tests', 'fix-from-qa'])).toEqual(['add fix-from-qa', 'add write-tests'])
    expect(read(`${room}/write-tests/SKILL.md`)).toBe('Tests')
    expect(fileSystem.stat(`${room}/write-tests/scripts/run.sh`)?.mode).toBe(0o755)
    expect(
      fileSystem
        .list('/project/.agents/war-rooms/room-042')
        ?.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['config.json', 'skills'])
    expect(JSON.parse(read(`${room}/.staged.json`))).toMatchObject({
      skills: { 'write-tests': { origin: '.agents/skills/roles/engineer/write-tests' } },
    })
  })

  //
  it('changes nothing the second time, and nothing at all in a rehearsal', () => {
    const { stage, actions, all } = createRoom()
    const before = all()
    stage(['write-tests'], { dryRun: true })
    expect(all()).toEqual(before)
    stage(['write-tests'])
    const once = all()
    expect(actions(['write-tests'])).toEqual(['same write-tests'])
    expect(all()).toEqual(once)
  })

  it('follows its source, and takes away what is no longer wanted', () => {
    const { stage, actions, writer, read, fileSystem } = createRoom()
    stage(['write-tests', 'fix-from-qa'])
    writer.write(`${source}/write-tests/SKILL.md`, 'Better')
    writer.remove(`${source}/write-tests/scripts`)
    expect(actions(['write-tests'])).toEqual(['remove fix-from-qa', 'update write-tests'])
    expect(read(`${room}/write-tests/SKILL.md`)).toBe('Better')
    expect(fileSystem.stat(`${room}/write-tests/scripts`)).toBeUndefined()
    expect(fileSystem.stat(`${room}/fix-from-qa`)).toBeUndefined()
    stage([])
    expect(fileSystem.list(room)).toEqual([])
    expect(read(`${source}/fix-from-qa/SKILL.md`)).toBe('Fixes')
  })

  it('keeps a copy that was changed and an override that was made', () => {
    const { stage, actions, writer, read, copies } = createRoom({ [`${room}/fix-from-qa/SKILL.md`]: 'Mine' })
    stage(['write-tests', 'fix-from-qa'])
    expect(copies()).toEqual([`${room}/write-tests`])
    writer.write(`${room}/write-tests/notes.md`, 'Mine too')
    writer.write(`${source}/write-tests/SKILL.md`, 'Better')
    expect(copies()).toEqual([])
    expect(actions(['write-tests', 'fix-from-qa'], { own: ['fix-from-qa'] })).toEqual([
      'keep fix-from-qa',
      'keep write-tests',
    ])
    expect(actions([])).toEqual(['keep write-tests'])
    expect(read(`${room}/write-tests/SKILL.md`)).toBe('Tests')
    expect(read(`${room}/fix-from-qa/SKILL.md`)).toBe('Mine')
  })

  it('takes a copy of links as files, and none that leads out', () => {
    const { stage, tree, fileSystem } = createRoom({ '/project/secret.txt': 'secret' })
    tree.link(`${source}/write-tests/linked.md`, 'SKILL.md')
    tree.link(`${source}/fix-from-qa/out.md`, '/project/secret.txt')
    const { refused, steps } = stage(['write-tests', 'fix-from-qa'])
    expect(refused).toMatchObject([{ name: 'fix-from-qa', why: expect.stringContaining('leads out') }])
    expect(steps.map(({ folder }) => folder)).toEqual(['write-tests'])
    expect(fileSystem.statLink(`${room}/write-tests/linked.md`)?.kind).toBe('file')
    expect(fileSystem.stat(`${room}/fix-from-qa`)).toBeUndefined()
    expect(stage(['write-tests']).steps[0]?.action).toBe('same')
  })

  it('refuses a skill with a linked folder instead of half a copy', () => {
    const { stage, tree } = createRoom()
    tree.link(`${source}/write-tests/more`, 'scripts')
    expect(stage(['write-tests'])).toMatchObject({ steps: [], refused: [{ why: expect.stringContaining('no file') }] })
  })

  // A link in the room to where the skills lie: deleting before copying would delete the only ones there are.
  it('never destroys what it copies from', () => {
    const { stage, tree, read, fileSystem } = createRoom()
    tree.link(room, source)
    expect(stage(['write-tests']).refused).toEqual([{ name: 'write-tests', why: 'it lies where its copy would go' }])
    expect(read(`${source}/write-tests/SKILL.md`)).toBe('Tests')
    expect(fileSystem.list(source)).toHaveLength(2)
  })

  it('takes a list that nobody can read for none, and everything for a person’s', () => {
    const { stage, actions, writer } = createRoom()
    stage(['write-tests'])
    writer.write(`${room}/.staged.json`, '{')
    expect(stage(['write-tests'], { dryRun: true }).isDamaged).toBe(true)
    expect(actions(['write-tests'])).toEqual(['keep write-tests'])
  })

  // The list, then each copy in its place: killed at any of these moments, the next run ends it.
  it.each([1, 2, 3, 4, 5, 6])('ends what a process began that was killed at its change %i', (moment) => {
    const { stage, actions, writer, read, stageWith } = createRoom()
    stage(['write-tests', 'fix-from-qa'])
    writer.write(`${source}/write-tests/SKILL.md`, 'Better')
    let left = moment
    const count = () => {
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    const dying: FileWriter = {
      ...writer,
      write: (...of) => (count(), writer.write(...of)),
      rename: (...of) => (count(), writer.rename(...of)),
      remove: (path) => (path.endsWith('.lock') || count(), writer.remove(path)),
    }
    expect(failureOf(() => stageWith(dying, ['write-tests']))).toMatch(/^(?:nothing|killed)$/)
    actions(['write-tests'])
    expect(actions(['write-tests'])).toEqual(['same write-tests'])
    expect(read(`${room}/write-tests/SKILL.md`)).toBe('Better')
  })
})

describe('on the real disk', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  const rooms = 'project/.agents/war-rooms'
  beforeEach(() => {
    tree = createTemporaryTree({
      'project/skills/one/SKILL.md': 'One',
      [`${rooms}/r1/config.json`]: '{}',
      'outside/keep.txt': 'keep',
    })
  })
  afterEach(() => tree.cleanUp())

  const stage = () =>
    stageRoom({
      fileSystem: createNodeFileSystem(),
      writer: createNodeFileWriter(),
      clock: systemClock,
      projectRoot: tree.at('project'),
      directory: tree.at(`${rooms}/r1/skills`),
      skills: [{ name: 'one', directory: tree.at('project/skills/one'), isOfRoom: false }],
      dryRun: false,
    })

  it('stages twice to the same', () => {
    expect(stage().steps.map(({ action }) => action)).toEqual(['add'])
    expect(stage().steps.map(({ action }) => action)).toEqual(['same'])
    expect(readFileSync(tree.at(`${rooms}/r1/skills/one/SKILL.md`), 'utf8')).toBe('One')
    expect(readdirSync(tree.at(`${rooms}/r1`)).toSorted()).toEqual(['config.json', 'skills'])
  })

  it.each(['skills', 'skills/.staged.json', '.metier-copies', 'skills/one'])(
    'writes nothing through a link at %s',
    (place) => {
      if (place.startsWith('skills/')) createNodeFileWriter().makeDirectory(tree.at(`${rooms}/r1/skills`))
      symlinkSync(tree.at(place.endsWith('json') ? 'outside/keep.txt' : 'outside'), tree.at(`${rooms}/r1/${place}`))
      expect(failureOf(stage)).toMatch(/^(?:nothing|refused)$/)
      expect(readdirSync(tree.at('outside'))).toEqual(['keep.txt'])
      expect(readFileSync(tree.at('outside/keep.txt'), 'utf8')).toBe('keep')
    },
  )

  it('keeps a link in the place of a copy', () => {
    createNodeFileWriter().makeDirectory(tree.at(`${rooms}/r1/skills`))
    symlinkSync(tree.at('outside'), tree.at(`${rooms}/r1/skills/one`))
    expect(stage().steps).toMatchObject([{ action: 'keep', because: 'made-here' }])
    expect(lstatSync(tree.at(`${rooms}/r1/skills/one`)).isSymbolicLink()).toBe(true)
    expect(existsSync(tree.at(`${rooms}/r1/skills/.staged.json`))).toBe(false)
  })
})
