import {
  DamagedSegment,
  SearchSegment,
  createSearch,
  decodeText,
  frontmatterHead,
  outlineFile,
  parseSkill,
  scopes,
  type FileSystem,
  type SearchAnswer,
  type Skill,
} from '@metier/core'
import { basename, dirname } from 'node:path'
import { combineSegments } from './combine-segments.ts'
import { openWordRows, type WordRows } from './open-word-rows.ts'
import { openWordVectors } from './open-word-vectors.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { modifiedAt } from './find-witnesses.ts'
import { lastSearchPlace, type LastSearchPlaceOptions } from './last-search-place.ts'
import { readLastSearch, type LastSearch } from './read-last-search.ts'
import { openFileParts, type FileParts } from './open-file-parts.ts'
import { decodeSkillRecord, type SkillRecord } from './encode-skill-record.ts'
import { usesOf } from '../usage/uses-of.ts'
import { aboutOf, directoriesOf } from './skill-segments.ts'

export interface SearchFromLastOptions extends LastSearchPlaceOptions {
  readonly fileSystem: FileSystem
  readonly query: string
  readonly limit: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A skill as the last search knew it and as its file says it still is. */
export interface RecalledSkill extends SkillRecord {
  /** Empty of a skill that an answer only names, beside its hits. */
  readonly description: string
}

export interface RecalledAnswer {
  readonly answer: SearchAnswer<RecalledSkill>
  /** Whether the skills should be looked at again behind the answer. */
  readonly isOld: boolean
}

/** Up to so many skills it costs next to nothing to see whether each is as it was: two milliseconds. */
const fewSkills = 250
/** Milliseconds after which what was written down is looked over again. */
const oldAge = 30_000

/**
 * Answers from the index of the last search, reading of it what the query needs, and of the skills only those that are
 * answered. `undefined` when something that decides about skills has changed since, when one of the answered skills
 * has, or when anything is not as it was written: then the skills themselves are to be asked.
 */
export function searchFromLast(options: SearchFromLastOptions): RecalledAnswer | undefined {
  const { fileSystem, now } = options
  const place = lastSearchPlace(options)
  const text = readOwnFile(fileSystem, place)
  const last = text && readLastSearch(decodeText(text).text)
  if (last === undefined) return undefined
  if (last.witnesses.some(([path, modified]) => modifiedAt(fileSystem, path) !== modified)) return undefined
  const base = openFileParts(last.files.base)
  const changes = last.changes === null ? undefined : openFileParts(last.files.changes)
  try {
    const answer = base && answerFrom(last, { base, ...(changes && { changes }) }, options)
    return answer && { answer, isOld: now - modifiedAt(fileSystem, place) > oldAge }
  } catch (error) {
    if (error instanceof DamagedSegment) return undefined
    throw error
  } finally {
    base?.close()
    changes?.close()
  }
}

function answerFrom(
  last: LastSearch,
  files: { readonly base: FileParts; readonly changes?: FileParts },
  { fileSystem, host, query, limit }: SearchFromLastOptions,
): SearchAnswer<RecalledSkill> | undefined {
  const base = segmentIn(files.base, last.base)
  const changes = last.changes === null ? undefined : segmentIn(files.changes, last.changes)
  if (base === undefined || (last.changes !== null && changes === undefined)) return undefined
  const about = aboutOf(changes)
  if (changes !== undefined && about?.base !== base.identity) return undefined
  const index = combineSegments(base, changes, about ?? { removed: [], places: [] })
  const directories = about?.directories ?? directoriesOf(base)
  const recordAt = remembering((slot: number): SkillRecord => {
    const place = index.placeOf(slot)
    const segment = place && index.parts[place.part]?.segment
    if (place === undefined || segment === undefined) throw new DamagedSegment()
    return decodeSkillRecord(segment.recordOf(place.document), directories)
  })
  if (index.size <= fewSkills && !areAllAsTheyWere(fileSystem, index.slots, recordAt)) return undefined
  const inactive = new Set(last.inactive)
  const table = wordsFor(base, last.words)
  const skillAt = remembering((slot: number) => readAgain(fileSystem, recordAt(slot)))
  const search = createSearch((slot) => subjectOf(slot, { recordAt, skillAt }), index, {
    words: table.words,
    isOnce: true,
  })
  const accepts = inactive.size === 0 ? {} : { accepts: (slot: number) => !inactive.has(slot) }
  const uses = last.usage === 'on' ? usesOf({ fileSystem, host }) : undefined
  const byUse = uses && { usesOf: (slot: number) => uses(recordAt(slot).location) }
  try {
    const namedAt = (slot: number) => ifAsItWas(fileSystem, recordAt(slot))
    return recalled(search.search(query, { limit, ...accepts, ...byUse }), { skillAt, namedAt })
  } finally {
    table.close()
  }
}

/** The table of words that documents were weighed with; only the part that the question needs is read. */
function wordsFor(base: SearchSegment, path: string | undefined): Partial<WordRows> & Pick<WordRows, 'close'> {
  if (base.meanings() === undefined) return { close: () => undefined }
  const rows = openWordRows(path)
  if (rows !== undefined) return rows
  const words = openWordVectors(path)
  return { ...(words && { words }), close: () => undefined }
}

function segmentIn(parts: FileParts | undefined, identity: string): SearchSegment | undefined {
  const segment = parts && SearchSegment.inParts(parts.length, (...part) => parts.read(...part))
  return segment?.identity === identity ? segment : undefined
}

/** The same function, which makes what it gives for a slot only once. */
function remembering<Value>(make: (slot: number) => Value): (slot: number) => Value {
  const known = new Map<number, { readonly value: Value }>()
  return (slot) => {
    const { value } = known.get(slot) ?? { value: make(slot) }
    known.set(slot, { value })
    return value
  }
}

interface RecalledParts {
  readonly recordAt: (slot: number) => SkillRecord
  /** As the file says it is; `undefined` for one that has changed or gone. */
  readonly skillAt: (slot: number) => RecalledSkill | undefined
  /** The same without its description. */
  readonly namedAt: (slot: number) => RecalledSkill | undefined
}

/** What is asked of it is read when it is asked: of most skills, nothing. */
function subjectOf(slot: number, { recordAt, skillAt }: Pick<RecalledParts, 'recordAt' | 'skillAt'>) {
  return {
    item: slot,
    get description() {
      return skillAt(slot)?.description ?? ''
    },
    get name() {
      return recordAt(slot).name
    },
    get triggers() {
      return recordAt(slot).triggers
    },
    get trusted() {
      return recordAt(slot).trusted
    },
    get rung() {
      return scopes.indexOf(recordAt(slot).scope)
    },
  }
}

function areAllAsTheyWere(fileSystem: FileSystem, slots: number, recordAt: (slot: number) => SkillRecord): boolean {
  for (let slot = 0; slot < slots; slot += 1) {
    if (!isAsItWas(fileSystem, recordAt(slot))) return false
  }
  return true
}

function isAsItWas(fileSystem: FileSystem, { location, size, modified }: SkillRecord): boolean {
  const stat = fileSystem.stat(location)
  return stat?.size === size && stat.modified === modified
}

/** A skill that is only named: of its file nothing is read. */
function ifAsItWas(fileSystem: FileSystem, record: SkillRecord): RecalledSkill | undefined {
  return isAsItWas(fileSystem, record) ? { ...record, description: '' } : undefined
}

/** The answer with the skills as their files say they are now; `undefined` when one of them has changed or gone. */
function recalled(
  answer: SearchAnswer<number>,
  { skillAt, namedAt }: Pick<RecalledParts, 'skillAt' | 'namedAt'>,
): SearchAnswer<RecalledSkill> | undefined {
  const shown = new Set(answer.hits.map(({ item }) => item))
  const named = answer.hits.flatMap(({ alike, looksLike }) => [
    ...alike,
    ...(looksLike === undefined ? [] : [looksLike]),
  ])
  const skills = new Map<number, RecalledSkill>()
  for (const slot of new Set([...shown, ...named, ...answer.together])) {
    const skill = shown.has(slot) ? skillAt(slot) : namedAt(slot)
    if (skill === undefined) return undefined
    skills.set(slot, skill)
  }
  const skillOf = (slot: number): RecalledSkill => {
    const skill = skills.get(slot)
    if (skill === undefined) throw new DamagedSegment()
    return skill
  }
  return {
    ...answer,
    hits: answer.hits.map(({ item, alike, looksLike, ...rest }) => ({
      ...rest,
      item: skillOf(item),
      alike: alike.map(skillOf),
      ...(looksLike === undefined ? {} : { looksLike: skillOf(looksLike) }),
    })),
    together: answer.together.map(skillOf),
  }
}

/** Enough for every usual frontmatter. */
const usualHead = 8192

/** As the index knows it, or where that has no description, as its file says; `undefined` if it has changed or gone. */
function readAgain(fileSystem: FileSystem, record: SkillRecord): RecalledSkill | undefined {
  const { location, size, modified, description } = record
  if (description !== undefined) return isAsItWas(fileSystem, record) ? { ...record, description } : undefined
  const head = fileSystem.readHead(location, usualHead)
  if (head === undefined || head.stat.size !== size || head.stat.modified !== modified) return undefined
  const skill = outlineFile(head.bytes, size)?.outline ?? readWhole(head.bytes, record)
  return skill?.name === record.name ? { ...record, description: skill.description } : undefined
}

function readWhole(head: Uint8Array, { location, size }: SkillRecord): Pick<Skill, 'name' | 'description'> | undefined {
  const bytes = frontmatterHead(head) ?? (head.length === size ? head : undefined)
  if (bytes === undefined) return undefined
  return parseSkill({ bytes, path: location, directoryName: basename(dirname(location)), totalSize: size }, {}).skill
}
