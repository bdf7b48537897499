import { SearchSegment, createSearch, searchDocument, type CatalogEntry, type SearchIndex } from '@metier/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexFile, IndexPartName } from './open-index-file.ts'
import { decodeSkillRecord } from './encode-skill-record.ts'
import { SkillSegments } from './skill-segments.ts'

/** A skill by what can change about it. */
interface Skill {
  readonly name: string
  readonly text: string
  readonly modified: number
}

function entryOf({ name, text, modified }: Skill): CatalogEntry {
  const candidate = {
    root: { path: '/skills', scope: 'project', order: 0, source: 'agents' } as const,
    directory: `/skills/${name}`,
    location: `/skills/${name}/SKILL.md`,
    skill: undefined,
    key: name,
    directoryKey: name,
    diagnostics: [],
    size: text.length,
    modified,
    digest: null,
    verdict: 'unscanned' as const,
    trusted: true,
  }
  return { candidate, name, description: text, state: 'active', reasons: [] }
}

/** Kept in memory in the place of a disk; counts what is written. */
function memoryFile(): IndexFile & {
  readonly written: string[]
  readonly files: Partial<Record<IndexPartName, Uint8Array>>
} {
  const files: Partial<Record<IndexPartName, Uint8Array>> = {}
  const written: string[] = []
  return {
    files,
    written,
    pathOf: (_, part) => part,
    read: (_, part) => files[part],
    parts: (_, part) => {
      const bytes = files[part]
      return (
        bytes && {
          length: bytes.length,
          read: (from: number, length: number) => bytes.slice(from, from + length),
          close: () => undefined,
        }
      )
    },
    write: (_, part, bytes) => {
      files[part] = bytes
      written.push(part)
    },
  }
}

function open(indexFile?: IndexFile, largeFile?: number) {
  const read: string[] = []
  const segments = new SkillSegments({
    documentOf: ({ name, description }) => {
      read.push(name)
      return searchDocument({ name, description, triggers: [], intents: [], tags: [] }, `# ${description}`)
    },
    ...(indexFile && { indexFile }),
    ...(largeFile !== undefined && { largeFile }),
  })
  return { read, indexOf: (skills: readonly Skill[]) => segments.indexOf(skills.map(entryOf), ['/skills']) }
}

/** Everything an index answers to some questions. */
function answers(index: SearchIndex, skills: readonly Skill[]) {
  const entries = skills.map(entryOf)
  const search = createSearch((slot) => {
    const item = entries[slot]
    if (item === undefined) throw new RangeError(`no slot ${slot}`)
    return { item, name: item.name, description: item.description, triggers: [], trusted: true, rung: 0 }
  }, index)
  return ['deploy release', 'notes', 'test image pdf', 's3', 'nothing'].map((query) => {
    const { hits, ...rest } = search.search(query, { limit: 100 })
    return { ...rest, hits: hits.map(({ item, score, why }) => [item.name, score, why]) }
  })
}

const words = fc.constantFrom('deploy', 'release', 'notes', 'test', 'image', 'pdf')
const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((each) => each.join(' '))
const edit = fc.record({ at: fc.nat(30), text: fc.option(text, { nil: undefined }), reopen: fc.boolean() })

/** What the index of so many skills has of the last one's description. */
function described(size: number): string | undefined {
  const skills = Array.from({ length: size }, (_, at) => ({ name: `s${10_000 + at}`, text: 'deploy', modified: 0 }))
  const [part] = open().indexOf(skills).parts
  return part && decodeSkillRecord(part.segment.recordOf(size - 1), []).description
}

describe('SkillSegments', () => {
  it('answers after any edits, kept or not, as an index that begins anew', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.array(edit, { maxLength: 12 }), (first, edits) => {
        const file = memoryFile()
        // Every other time the base is read in parts.
        const largeFile = first.length % 2 === 0 ? 1 : undefined
        let segments = open(file, largeFile)
        const skills = new Map(first.map((each, at) => [`s${at}`, { name: `s${at}`, text: each, modified: 0 }]))
        for (const [step, { at, text, reopen }] of [{ at: 99, text: undefined, reopen: false }, ...edits].entries()) {
          if (text === undefined) skills.delete(`s${at}`)
          else skills.set(`s${at}`, { name: `s${at}`, text, modified: step })
          if (reopen) segments = open(file, largeFile)
          const now = [...skills.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
          expect(answers(segments.indexOf(now), now)).toEqual(answers(open().indexOf(now), now))
        }
      }),
      { numRuns: 60 },
    )
  })

  const many = Array.from({ length: 400 }, (_, at) => ({ name: `s${1000 + at}`, text: `deploy ${at}`, modified: 0 }))

  it('keeps the descriptions of a small library, and none of one in which they would be megabytes', () => {
    expect([described(4000), described(4001)]).toEqual(['deploy', undefined])
  })

  it('reads and writes for one change that one alone', () => {
    const file = memoryFile()
    const { read, indexOf } = open(file)
    indexOf(many)
    expect(file.written).toEqual(['base'])
    const base = file.files.base
    read.length = 0
    indexOf(many.map((each, at) => (at === 7 ? { ...each, text: 'changed', modified: 1 } : each)))
    expect(read).toEqual(['s1007'])
    expect(file.written).toEqual(['base', 'changes'])
    expect(file.files.base).toBe(base)
    expect(file.files.changes?.length).toBeLessThan((base?.length ?? 0) / 20)
  })

  it('writes behind the answer where it may, of changes in a row the last, and before anybody is told of the file', () => {
    const file = memoryFile()
    const later: (() => void)[] = []
    const segments = new SkillSegments({
      documentOf: ({ name, description }) =>
        searchDocument({ name, description, triggers: [], intents: [], tags: [] }, description),
      indexFile: file,
      later: (action) => void later.push(action),
    })
    const change = (step: number) => {
      const now = many.map((each, at) => (at === step ? { ...each, text: `step ${step}`, modified: step } : each))
      segments.indexOf(now.map(entryOf), ['/skills'])
    }
    for (const step of [0, 1, 2]) change(step)
    expect([file.written, later.length]).toEqual([['base'], 2])
    for (const action of later) action()
    expect(file.written).toEqual(['base', 'changes'])
    change(3)
    expect(segments.kept()?.changes).toBe(SearchSegment.of(file.files.changes ?? new Uint8Array())?.identity)
    expect(file.written).toEqual(['base', 'changes', 'changes'])
  })

  it('writes nothing when nothing has changed', () => {
    const file = memoryFile()
    open(file).indexOf(many)
    const { read, indexOf } = open(file)
    indexOf(many)
    expect([read, file.written]).toEqual([[], ['base']])
  })

  it('makes one file again of many changes, reading only what is new', () => {
    const file = memoryFile()
    const { read, indexOf } = open(file)
    indexOf(many)
    read.length = 0
    indexOf(many.map((each, at) => (at < 150 ? { ...each, modified: 1 } : each)))
    expect(read).toHaveLength(150)
    expect(file.written).toEqual(['base', 'base'])
  })

  it('takes no changes that belong to another base', () => {
    const file = memoryFile()
    open(file).indexOf(many)
    open(file).indexOf(many.slice(1))
    const { changes } = file.files
    open(file).indexOf(many.map((each) => ({ ...each, modified: 5 })))
    if (changes !== undefined) file.files.changes = changes
    const { read, indexOf } = open(file)
    const now = many.map((each) => ({ ...each, modified: 5 }))
    expect(answers(indexOf(now), now)).toEqual(answers(open().indexOf(now), now))
    expect(read).toEqual([])
  })
})
