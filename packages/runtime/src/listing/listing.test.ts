import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FileSystem } from '@metier/core'
import { createFakeHost, createFakeSkillFacts, createFakeTrustStore, createTemporaryTree } from '@metier/testing'
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCatalogService } from '../catalog/create-catalog-service.ts'
import { loadConfiguration } from '../config/load-configuration.ts'
import { QuestionTape } from '../answers/question-tape.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openListings } from './open-listings.ts'

const skill = (name: string, letter = 'a', more = '') =>
  `---\nname: ${name}\ndescription: ${letter.repeat(20)}. Use when needed.\n${more}---\nBody.\n`
const names = ['one', 'two', 'three', 'four']
const path = (name: string) => `project/.agents/skills/${name}/SKILL.md`

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'project/.git/HEAD': '' })
  for (const name of names) tree.write(path(name), skill(name))
})
afterEach(() => tree.cleanUp())

interface Look {
  /** Without, files count as young for two seconds. */
  readonly later?: number
  readonly reader?: string
  readonly save?: boolean
  /** Roots with so many children are left to somebody else. */
  readonly leaveFrom?: number
}

/** One command: what it found, and which files it opened for that. */
function look({ later = 10_000, reader = 'test', save = true, leaveFrom }: Look = {}) {
  const opened: string[] = []
  const disk = createNodeFileSystem()
  const fileSystem: FileSystem = {
    ...disk,
    readHead(file, limit, options) {
      if (file.endsWith('SKILL.md')) opened.push(file.split('/').at(-2) ?? '')
      return disk.readHead(file, limit, options)
    },
  }
  const host = createFakeHost({ home: tree.at('home'), environment: { XDG_CACHE_HOME: tree.at('cache') } })
  const clock = { now: () => Date.now() + later }
  const tape = new QuestionTape()
  const leave = leaveFrom === undefined ? {} : { leave: { from: leaveFrom, onLeave: () => tape.leave() } }
  const listings = openListings({ fileSystem, writer: createNodeFileWriter(), clock, host, reader, ...leave })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.at('project') })
  const rest = { host, clock, configuration, trust: createFakeTrustStore(), facts: createFakeSkillFacts() }
  const service = createCatalogService({ fileSystem, ...rest, ...(save && { listings }) })
  const catalog = service.snapshot()
  if (save) listings.save()
  // How a skill came to be known makes no difference but for the time it took.
  const found = [...catalog.candidates.values()].map((each) => ({
    ...each,
    skill: each.skill,
    brief: undefined,
    head: undefined,
  }))
  return {
    isLeft: listings.isLeft,
    isKept: tape.isWhole,
    opened: opened.toSorted(),
    found,
    states: service.view().all.map(({ state, name }) => [name, state]),
  }
}

/** Found is the same as without any listing, but for being opened. */
function expectTruth(): readonly string[] {
  const { opened, found, states } = look()
  const truth = look({ save: false })
  expect({ found, states }).toEqual({ found: truth.found, states: truth.states })
  return opened
}

const listing = () => {
  const directory = tree.at('cache/metier/listing')
  const [file] = readdirSync(directory)
  return join(directory, file ?? '')
}

describe('the listing of a root', () => {
  it('spares the next command opening what has not changed', () => {
    tree.write(
      path('two'),
      skill('two', 'b', 'license: MIT\nmetadata:\n  author: me\n  deep: {a: 1}\nenabled: false\n'),
    )
    expect(expectTruth()).toEqual(names.toSorted())
    expect(expectTruth()).toEqual([])
    tree.write(path('one'), skill('one', 'b'))
    expect(expectTruth()).toEqual(['one'])
    expect(expectTruth()).toEqual([])
  })

  it('keeps nothing of a file so young that the next change could leave no trace', () => {
    look({ later: 0 })
    expect(look({ later: 0 }).opened).toEqual(names.toSorted())
  })

  it('is left to somebody else where there is much to keep and nothing is kept', () => {
    const { found, isLeft, isKept } = look({ leaveFrom: names.length })
    expect({ isLeft, isKept }).toEqual({ isLeft: true, isKept: false })
    expect(found).toEqual(look({ save: false }).found)
    expect(existsSync(tree.at('cache/metier/listing'))).toBe(false)
    expect(look({ leaveFrom: names.length + 1 })).toMatchObject({ isLeft: false, isKept: true })
    // What changed since is little, and this process keeps it.
    tree.write(path('one'), skill('one', 'b'))
    expect(look({ leaveFrom: names.length })).toMatchObject({ isLeft: false, opened: ['one'] })
    expect(look().opened).toEqual([])
  })

  it('sees a change of the same size by somebody who sets the time back', async () => {
    for (const letter of ['b', 'c']) {
      tree.write(path('one'), skill('one', letter))
      utimesSync(tree.at(path('one')), 1, 1)
      look()
      await wait(12)
      tree.write(path('one'), skill('one', 'd'))
      utimesSync(tree.at(path('one')), 1, 1)
      expect(expectTruth()).toEqual(['one'])
    }
  })

  it('reads again what does not load, and what was not read as this version reads', () => {
    tree.write(path('one'), 'no frontmatter')
    look()
    expect(expectTruth()).toEqual(['one'])
    expect(look({ reader: 'another' }).opened).toEqual(names.toSorted())
  })

  it('never shows what is no longer there, whatever happened in between', async () => {
    const change = tuple(
      constantFrom('same size', 'other size', 'old time', 'swap', 'remove', 'add', 'link', 'break'),
      nat(names.length - 1),
      constantFrom('a', 'b', 'c', 'd', 'e'),
    )
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        look()
        // The clock of the listing runs ahead, so that files are old at once; the disk's must tick meanwhile.
        await wait(12)
        for (const [kind, index, letter] of changes) apply(kind, names[index] ?? 'one', letter)
        expectTruth()
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, -20)],
    ['empty', () => ''],
    ['of another kind', (text) => text.replace('listing/1', 'listing/0')],
    ['of another root', (text) => text.replace('/project/', '/other/')],
    ['no list', (text) => text.replace(/"rows":.*/s, '"rows":{"length":4}}')],
    ['of wrong types', (text) => text.replaceAll('"a{', '').replace(/"aaaa[^"]*"/, '7')],
    ['rows of nothing', (text) => text.replace(/"rows":.*/s, '"rows":[null,1,"a",[]]}')],
    ['with a prototype', (text) => text.replace('"aaaaaaaaaaaaaaaaaaaa. Use when needed."', '{"__proto__":{}}')],
  ])('is ignored when it is %s', (_, damage) => {
    look()
    const file = listing()
    const text = readFileSync(file, 'utf8')
    expect(damage(text)).not.toBe(text)
    writeFileSync(file, damage(text))
    expect(expectTruth()).toEqual(names.toSorted())
  })

  it('takes no field that a skill does not have', () => {
    look()
    const file = listing()
    const text = readFileSync(file, 'utf8').replaceAll(
      'Use when needed."',
      'Use when needed.",{"__proto__":{"always":true}}',
    )
    writeFileSync(file, text)
    expect(expectTruth()).toEqual(names.toSorted())
  })

  it.runIf(process.platform !== 'win32')('is ignored where somebody else could have written it', () => {
    look()
    chmodSync(listing(), 0o666)
    expect(look({ later: 0 }).opened).toEqual(names.toSorted())
    const elsewhere = tree.at('elsewhere.json')
    const file = listing()
    chmodSync(file, 0o600)
    renameSync(file, elsewhere)
    symlinkSync(elsewhere, file)
    expect(look({ later: 0 }).opened).toEqual(names.toSorted())
  })
})

/** Puts a file where a link to another skill may be by now. */
function put(name: string, text: string): void {
  const directory = tree.at(`project/.agents/skills/${name}`)
  if (lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(directory)
  tree.write(path(name), text)
}

function apply(kind: string, name: string, letter: string): void {
  const file = tree.at(path(name))
  if (kind === 'same size') put(name, skill(name, letter))
  else if (kind === 'other size') put(name, skill(name, letter, `license: ${letter}\n`))
  else if (kind === 'old time') {
    put(name, skill(name, letter))
    utimesSync(file, 1, 1)
  } else if (kind === 'swap') {
    put(name, skill(name, letter))
    put('one', skill('one', letter))
    renameSync(tree.at(`project/.agents/skills/${name}`), tree.at('aside'))
    if (name !== 'one') renameSync(tree.at('project/.agents/skills/one'), tree.at(`project/.agents/skills/${name}`))
    renameSync(tree.at('aside'), tree.at('project/.agents/skills/one'))
  } else if (kind === 'remove') tree.remove(`project/.agents/skills/${name}`)
  else if (kind === 'add') put(`${name}-${letter}`, skill(`${name}-${letter}`))
  else if (kind === 'break') put(name, letter)
  else {
    tree.remove(`project/.agents/skills/${name}`)
    tree.link(`project/.agents/skills/${name}`, './three')
  }
}
