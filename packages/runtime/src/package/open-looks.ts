import { hash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, type Clock, type FileStat, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { fileStatOf } from '../disk/file-stat-of.ts'
import { readOwnFile } from '../disk/read-own-file.ts'
import { isSettled } from '../scan/is-settled.ts'
import { keepNewest } from './keep-newest.ts'

export interface OpenLooksOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  /** Names the code that looks: what another one found is found out again. */
  readonly reader: string
  /** Absolute; the skills lie somewhere below it. */
  readonly root: string
}

/** What was found of the files of a skill. */
export interface SkillLook {
  readonly digest: string
  readonly computedHash: string
  /** Its SKILL.md, as it is spelled. */
  readonly file: string
  readonly name: string
  readonly description: string
}

/**
 * What skills below one folder were found to be, kept for the next command: one that shows the stats that it had then
 * is not read again. Nothing rests on it but which digest is asked of the store, and what comes from there is held
 * against that digest.
 */
export interface Looks {
  /** Of all that was kept, as they called themselves then; whether they still are there is not asked. */
  names(): readonly string[]
  /** Of an absolute directory, if it and all in it are as they were. */
  known(directory: string): SkillLook | undefined
  /**
   * `stats` are those of the directory, with an empty path, and of all in it by path; each was taken before what it
   * speaks of was read. What could change without showing is not kept.
   */
  remember(directory: string, look: SkillLook, stats: ReadonlyMap<string, FileStat>): void
  /** Writes what was remembered. Fewer than are worth a file are not kept. */
  save(): void
}

/** Paths, and then the numbers of each, one after another. */
type Kept = readonly [look: SkillLook, paths: readonly string[], numbers: readonly number[]]

const schema = 'metier.looks/1'
/** Reading so few takes no longer than the file of what they were. */
const fewest = 24
/** Of so many skills of one folder, and of so many files and folders of one skill. */
const mostSkills = 10_000
const mostPaths = 64
/** Number of folders that are remembered: those looked at last. */
const mostRoots = 32

export function openLooks({ fileSystem, writer, host, clock, reader, root }: OpenLooksOptions): Looks {
  const directory = join(platformDirectories(host).cache, 'looks')
  const path = join(directory, `${hash('sha256', root).slice(0, 32)}.json`)
  // Before anything is looked at: what is written from now on shows.
  const began = clock.now()
  const fresh = new Map<string, Kept>()
  let read: ReadonlyMap<string, Kept> | undefined
  const all = () => (read ??= readKept(fileSystem, path, reader))
  return {
    names: () => [...all().values()].map(([{ name }]) => name),
    known(skill) {
      const kept = all().get(skill)
      return kept !== undefined && isAsBefore(skill, kept) ? kept[0] : undefined
    },
    remember(skill, look, stats) {
      if (stats.size > mostPaths) return
      const numbers: number[] = []
      for (const stat of stats.values()) {
        const found = numbersOf(stat)
        if (found === undefined || !isSettled(Math.max(stat.modified, stat.changed ?? 0), began)) return
        numbers.push(...found)
      }
      fresh.set(skill, [look, [...stats.keys()], numbers])
    },
    save() {
      if (fresh.size === 0) return
      const kept = new Map([...all(), ...fresh])
      fresh.clear()
      if (kept.size < fewest || kept.size > mostSkills) return
      try {
        const text = JSON.stringify({ schema, reader, skills: [...kept] })
        writer.write(path, text, { mode: 0o600, durable: false })
        keepNewest(directory, mostRoots)
      } catch (error) {
        // A cache that cannot be written costs time and nothing else.
        if (!(error instanceof MetierError)) throw error
      }
    },
  }
}

const kinds = ['file', 'directory', 'symlink', 'other']
const numbersEach = 6
const quietly = { throwIfNoEntry: false } as const

/** `changed` is needed too: a program can set back the modification time of a file that it wrote. */
function numbersOf({ kind, mode, size, modified, changed, inode }: FileStat): readonly number[] | undefined {
  if (changed === undefined || inode === undefined) return undefined
  return [kinds.indexOf(kind), mode, size, modified, changed, inode]
}

function isAsBefore(directory: string, [, paths, numbers]: Kept): boolean {
  return paths.every((path, index) => {
    const stats = lstatSync(path === '' ? directory : `${directory}/${path}`, quietly)
    if (stats === undefined) return false
    const { kind, mode, size, modified, changed, inode } = fileStatOf(stats)
    // One by one: of a thousand skills this is asked six thousand times.
    const at = index * numbersEach
    return (
      kinds[numbers[at] ?? -1] === kind &&
      numbers[at + 1] === mode &&
      numbers[at + 2] === size &&
      numbers[at + 3] === modified &&
      numbers[at + 4] === changed &&
      numbers[at + 5] === inode
    )
  })
}

function readKept(fileSystem: FileSystem, path: string, reader: string): ReadonlyMap<string, Kept> {
  try {
    const bytes = readOwnFile(fileSystem, path)
    const data: unknown = bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(data) || data['schema'] !== schema || data['reader'] !== reader) return new Map()
    const { skills } = data
    return new Map(Array.isArray(skills) ? skills.filter(isSkill) : [])
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
    return new Map()
  }
}

function isSkill(data: unknown): data is readonly [string, Kept] {
  if (!Array.isArray(data) || typeof data[0] !== 'string' || !Array.isArray(data[1])) return false
  const [look, paths, numbers]: readonly unknown[] = data[1]
  if (!isLook(look) || !Array.isArray(paths) || !Array.isArray(numbers)) return false
  const isWhole = paths.length > 0 && numbers.length === paths.length * numbersEach
  return isWhole && paths.every((path) => typeof path === 'string')
}

function isLook(data: unknown): data is SkillLook {
  if (!isObject(data) || typeof data['digest'] !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(data['digest']))
    return false
  return ['computedHash', 'file', 'name', 'description'].every((field) => typeof data[field] === 'string')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
