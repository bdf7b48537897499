import type { CancelSignal, ScanReport } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { nextTurn } from '../crew/next-turn.ts'
import type { KnownFiles, SkillScanner } from '../scan/create-skill-scanner.ts'

export interface JudgingOptions {
  readonly scanner: Pick<SkillScanner, 'scan' | 'share'> & Partial<Pick<SkillScanner, 'save'>>
  /** Threads that judge; started here when many skills turn out to be new to the scanner. */
  readonly crew?: Pick<Crew, 'isStarted' | 'start'>
  readonly progress: (what: string) => void
  /** When it says so, what waits is left unjudged. */
  readonly signal?: CancelSignal
}

/** Many skills that are judged one after another, by other threads before this one. */
export interface Judging {
  /**
   * Takes a skill to be judged. Other threads have it first; without any, or with too much waiting already, it is
   * judged before this resolves. Its report may come later; `undefined` of those that were left when somebody stopped.
   */
  add(skill: SkillToJudge): Promise<{ readonly report: Promise<ScanReport | undefined> }>
  /** Judges what still waits, with the other threads. */
  finish(): Promise<void>
}

export interface SkillToJudge extends KnownFiles {
  /** Absolute. */
  readonly directory: string
}

interface Waiting extends SkillToJudge {
  readonly resolve: (report: Promise<ScanReport> | undefined) => void
}

/** Bytes of files that wait for a thread; a thousand ordinary skills have four million. */
const mostBytes = 16 * 1024 * 1024
/** Skills after which threads are started: starting one takes as long as judging some thirty. */
const fewestShared = 24
/** Skills that wait, from which on this thread judges some: what it has not judged before takes it a while to begin with. */
const fewestHere = 200
/** Skills after which what the scanner said is written down. */
const savedEvery = 200

export function openJudging({ scanner, crew, progress, signal }: JudgingOptions): Judging {
  const waiting: Waiting[] = []
  let bytesWaiting = 0
  let judgedHere = 0
  let judged = 0
  /** What threads are at. */
  const given = new Set<Promise<ScanReport>>()
  const note = async (report: Promise<ScanReport>): Promise<ScanReport> => {
    const found = await report
    given.delete(report)
    judged += 1
    // Whoever stops a long installation and begins again does not wait for the same twice.
    if (judged % savedEvery === 0) scanner.save?.()
    return found
  }
  const share = (skill: SkillToJudge): Promise<ScanReport> | undefined => {
    const report = scanner.share?.(skill.directory, skill)
    if (report === undefined) return undefined
    given.add(report)
    return note(report)
  }
  const scanHere = (skill: SkillToJudge): Promise<ScanReport> => {
    judgedHere += 1
    if (judgedHere === fewestShared && scanner.share !== undefined) crew?.start()
    return note(scanner.scan(skill.directory, skill))
  }
  /** Gives away what waits for as long as somebody takes it. */
  const giveAway = (): void => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const report = share(next)
      if (report === undefined) return
      waiting.shift()
      bytesWaiting -= sizeOf(next)
      next.resolve(report)
    }
  }
  return {
    async add(skill) {
      giveAway()
      const shared = waiting.length === 0 ? share(skill) : undefined
      if (shared !== undefined) return { report: shared }
      const size = sizeOf(skill)
      if (given.size > 0 && skill.files !== undefined && bytesWaiting + size <= mostBytes) {
        bytesWaiting += size
        return { report: new Promise((resolve) => waiting.push({ ...skill, resolve })) }
      }
      const report = scanHere(skill)
      await report
      return { report }
    },
    async finish() {
      const all = waiting.length
      for (giveAway(); waiting.length > 0; giveAway()) {
        if (signal?.aborted === true) return waiting.forEach(({ resolve }) => resolve(undefined))
        progress(`Judging ${all - waiting.length + 1} of ${all}`)
        if (given.size > 0 && waiting.length < fewestHere) {
          await Promise.race(given)
          continue
        }
        // From the end: a thread that is about to be free takes the first.
        const last = waiting.pop()
        if (last === undefined) return
        bytesWaiting -= sizeOf(last)
        const report = scanHere(last)
        last.resolve(report)
        await report
        await nextTurn()
      }
    },
  }
}

function sizeOf({ files }: KnownFiles): number {
  let size = 0
  for (const { bytes } of files?.values() ?? []) size += bytes.length
  return size
}
