import { MetierError, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { withLock } from '../disk/with-lock.ts'
import { readCounts, type UsageCounts } from './read-counts.ts'
import { mostUses, usageSchema } from './read-usage.ts'
import type { SkillUse } from './skill-use.ts'
import { usagePath } from './usage-path.ts'

export interface OpenUsageOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
}

/** How often skills were used, in one file of the user's. */
export interface Usage {
  /** Absolute path of the file. */
  readonly path: string
  read(): UsageCounts
  /** Counts one use. Throws `file-unwritable`. */
  note(skill: Omit<SkillUse, 'uses'>): void
  /** Throws the counts of some skills away, or of all with the file itself; gives how many. Throws `file-unwritable`. */
  clear(isMeant?: (skill: SkillUse) => boolean): number
}

/** Skills that are counted; of more, those that were not used for longest are forgotten. */
const mostSkills = 1000
/** Waits for a lock that does not change hands, some 15 ms each: whoever loads a skill does not wait longer for a count. */
const mostWaits = 100

/**
 * The counts in `usage.json` of the user's state directory: names, places and numbers of uses, no time and nothing of
 * what was asked. Each change is made under a lock and replaces the file whole, so that no process undoes another's.
 */
export function openUsage({ fileSystem, writer, host }: OpenUsageOptions): Usage {
  const path = usagePath(host)
  const read = () => readCounts(fileSystem, path)
  const change = (action: () => void): void => {
    let [waits, seen] = [0, '']
    const pause = (milliseconds: number): void => {
      const lock = fileSystem.statLink(`${path}.lock`)
      const now = `${lock?.identity} ${lock?.modified}`
      waits = now === seen ? waits + 1 : 0
      seen = now
      if (waits > mostWaits) throw stillLocked(path)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    }
    withLock({ fileSystem, writer, path, pause }, action)
  }
  const write = (skills: readonly SkillUse[]): void =>
    // A count that is lost with the power costs nothing, and a file that is cut short is known when it is read.
    writer.write(path, `${JSON.stringify({ schema: usageSchema, skills })}\n`, { mode: 0o600, durable: false })
  return {
    path,
    read,
    note({ name, location }) {
      change(() => {
        const { skills, damaged } = read()
        // What stands in its place goes, or a link would have us write what it leads to.
        if (damaged) writer.remove(path)
        const before = skills.find((each) => each.location === location)?.uses ?? 0
        const others = skills.filter((each) => each.location !== location)
        const now = { name, location, uses: Math.min(mostUses, before + 1) }
        write([...others.slice(1 - mostSkills), now])
      })
    },
    clear(isMeant = () => true) {
      if (fileSystem.statLink(path) === undefined) return 0
      let cleared = 0
      change(() => {
        const { skills } = read()
        const left = skills.filter((each) => !isMeant(each))
        cleared = skills.length - left.length
        if (left.length > 0) write(left)
        else writer.remove(path)
      })
      return cleared
    },
  }
}

function stillLocked(path: string): MetierError {
  return new MetierError({
    code: 'file-unwritable',
    message: `Other processes hold ${path} for too long.`,
    next: 'Run the command again.',
    data: { path },
  })
}
