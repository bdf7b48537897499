import {
  chmodSync,
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
import type { FileSystem, Host } from '@metier/core'
import { createFakeHost, createTemporaryTree } from '@metier/testing'
import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { openAnswers } from './open-answers.ts'
import { QuestionTape } from './question-tape.ts'
import { recordFileSystem } from './record-file-system.ts'
import { recordHost } from './record-host.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'skills/one.md': 'one', 'skills/two.md': 'two' })
})
afterEach(() => tree.cleanUp())

const disk = createNodeFileSystem()
const writer = createNodeFileWriter()

interface Machine {
  readonly fileSystem: FileSystem
  readonly host: Host
}

const machine = (environment: Readonly<Record<string, string>> = {}, binaries: readonly string[] = []): Machine => ({
  fileSystem: disk,
  host: createFakeHost({ environment: { XDG_CACHE_HOME: tree.at('cache'), ...environment }, binaries }),
})

/** Something that looks at a bit of everything, and says what it saw. */
function look({ fileSystem, host }: Machine): string {
  const directory = tree.at('skills')
  const names = fileSystem.list(directory)?.map(({ name }) => name) ?? []
  const texts = names.toSorted().map((name) => {
    const head = fileSystem.readHead(join(directory, name), 100, { followLink: false })
    return `${name}=${head?.stat.kind} ${new TextDecoder().decode(head?.bytes)}`
  })
  const settings = fileSystem.read(tree.at('settings.yaml'))
  const real = fileSystem.realPath(tree.at('link'))
  const where = host.environment['LEVEL'] ?? 'none'
  return [
    ...texts,
    settings === undefined ? 'none' : new TextDecoder().decode(settings),
    real,
    where,
    host.hasBinary('gh'),
  ].join('\n')
}

/** Answers from what is kept, or anew; what is new is kept as if it had been asked for long after the last change. */
function answer(on: Machine, { soon = false } = {}): { readonly text: string; readonly recalled: boolean } {
  const answers = openAnswers(on)
  const kept = answers.recall('look')
  if (kept !== undefined) return { text: kept.output, recalled: true }
  const tape = new QuestionTape()
  const text = look({ fileSystem: recordFileSystem(on.fileSystem, tape), host: recordHost(on.host, tape) })
  const askedFrom = soon ? Date.now() : Date.now() + 60_000
  answers.keep('look', { writer, tape, askedFrom, answer: { output: text, notes: '', status: 0 } })
  return { text, recalled: false }
}

const keptFile = (): string =>
  tree.at(join('cache/metier/answers', readdirSync(tree.at('cache/metier/answers'))[0] ?? ''))

describe('an answer that is kept', () => {
  it('is given again while nothing changed', () => {
    const first = answer(machine())
    expect(answer(machine())).toEqual({ text: first.text, recalled: true })
  })

  it.each<[string, () => Machine | void]>([
    ['a file changes', () => tree.write('skills/one.md', 'other')],
    ['a file changes to another of the same length', () => tree.write('skills/one.md', 'two')],
    ['a file comes', () => tree.write('skills/three.md', 'three')],
    ['a file goes', () => tree.remove('skills/two.md')],
    ['a file that was missing is there', () => tree.write('settings.yaml', 'a: 1')],
    ['a link is there', () => tree.link('link', 'skills')],
    [
      'a file gives way to a link',
      () => {
        tree.remove('skills/one.md')
        symlinkSync('two.md', tree.at('skills/one.md'))
      },
    ],
    ['a file gets another mode', () => chmodSync(tree.at('skills/one.md'), 0o600)],
    [
      'a file is replaced and its time set back',
      () => {
        const { atime, mtime } = lstatSync(tree.at('skills/one.md'))
        writeFileSync(tree.at('other'), 'eno')
        utimesSync(tree.at('other'), atime, mtime)
        renameSync(tree.at('other'), tree.at('skills/one.md'))
      },
    ],
    ['a variable changes', () => machine({ LEVEL: 'high' })],
    ['a program is installed', () => machine({}, ['gh'])],
  ])('is not given when %s', (_case, change) => {
    answer(machine())
    const now = change() ?? machine()
    const { text, recalled } = answer(now)
    expect(recalled).toBe(false)
    expect(text).toBe(look(now))
  })

  it('is not kept while a file could change again within one tick of the disk', () => {
    answer(machine(), { soon: true })
    expect(answer(machine()).recalled).toBe(false)
  })

  it('ends with the status that it ended with', () => {
    const answers = openAnswers(machine())
    const given = { output: 'no', notes: 'why', status: 1 }
    answers.keep('look', { writer, tape: new QuestionTape(), askedFrom: Date.now(), answer: given })
    expect(answers.recall('look')).toEqual(given)
  })

  it('is kept for one command alone', () => {
    answer(machine())
    expect(openAnswers(machine()).recall('another look')).toBeUndefined()
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['something else', () => '[]'],
    ['of another version', (text: string) => text.replace('metier.answer/2', 'metier.answer/9')],
    ['without its status', (text: string) => text.replace('"status"', '"state"')],
    ['without its questions', (text: string) => text.replace('"questions"', '"answers"')],
  ])('is not given from a file that is %s', (_case, damage) => {
    answer(machine())
    writeFileSync(keptFile(), damage(readFileSync(keptFile(), 'utf8')))
    expect(answer(machine())).toEqual({ text: look(machine()), recalled: false })
  })

  it('is not given from a file that others may write', () => {
    answer(machine())
    chmodSync(keptFile(), 0o666)
    expect(answer(machine()).recalled).toBe(false)
  })

  it('is not kept when something failed on the way', () => {
    const tape = new QuestionTape()
    const recorded = recordFileSystem(disk, tape)
    expect(() => recorded.read(tree.at('skills'))).toThrow(/directory/)
    expect(tape.isWhole).toBe(false)
  })

  it.each([
    ['a look', (environment: Host['environment']) => environment['X']],
    ['hasOwn', (environment: Host['environment']) => Object.hasOwn(environment, 'X')],
    ['in', (environment: Host['environment']) => 'X' in environment],
  ])('remembers which variable was asked for by %s', (_case, ask) => {
    const tape = new QuestionTape()
    ask(recordHost(machine().host, tape).environment)
    expect(tape.questions.variables).toEqual(['X'])
  })

  it('is not kept when all variables were wanted, because a new one could not be noticed', () => {
    const tape = new QuestionTape()
    expect(Object.keys(recordHost(machine().host, tape).environment)).toContain('XDG_CACHE_HOME')
    expect(tape.isWhole).toBe(false)
  })

  it('gives way to newer ones, of which there are never many', () => {
    const answers = openAnswers(machine())
    const tape = new QuestionTape()
    for (let at = 0; at < 70; at++) {
      answers.keep(`command ${at}`, {
        writer,
        tape,
        askedFrom: Date.now(),
        answer: { output: '', notes: '', status: 0 },
      })
    }
    expect(readdirSync(tree.at('cache/metier/answers'))).toHaveLength(64)
    expect(answers.recall('command 69')).toBeDefined()
  })

  it('is kept by another process at most every half a minute', () => {
    const may = (command: string, later: number): boolean =>
      openAnswers(machine()).mayKeepBehind(command, { writer, now: Date.now() + later })
    expect([may('look', 0), may('look', 0), may('another look', 0), may('look', 25_000)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([may('look', 40_000), may('look', 5000)]).toEqual([true, false])
    // A clock that was set back stops nobody.
    expect(may('look', -40_000)).toBe(true)
    answer(machine())
    expect(readdirSync(tree.at('cache/metier/answers')).every((name) => name.endsWith('.json'))).toBe(true)
    rmSync(tree.at('cache'), { recursive: true })
    tree.write('cache', 'a file in place of the directory')
    expect(may('look', 0)).toBe(false)
  })

  it('costs nothing but time where it cannot be written', () => {
    tree.write('cache', 'a file in place of the directory')
    expect(answer(machine()).recalled).toBe(false)
  })
})

describe('whatever is done to the files', () => {
  it('the answer is the one that a fresh look gives', () => {
    const names = constantFrom('skills/one.md', 'skills/two.md', 'skills/six.md', 'settings.yaml')
    const step = tuple(constantFrom('write', 'remove', 'look'), names, constantFrom('aaa', 'bbb', 'longer'))
    assert(
      property(array(step, { maxLength: 12 }), (steps) => {
        for (const [what, name, text] of steps) {
          if (what === 'write') tree.write(name, text)
          else if (what === 'remove') tree.remove(name)
          expect(answer(machine()).text).toBe(look(machine()))
        }
      }),
      { numRuns: 60 },
    )
  })
})
