import type { CancelSignal, ScanReport } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { nextTurn } from '../crew/next-turn.ts'
import type { KnownFiles, SkillScanner } from '../scan/create-skill-scanner.ts'

export interface JudgingOptions {
  readonly scanner: Pick<SkillScanner, 'scan' | 'share'> & Partial<Pick<SkillScanner, 'save'>>
  /** Threads that judge; started here when many skills turn out to be new to the scanner. */
  readonly crew?: Pick<Crew, 'isStarted' | 'start'>
  /** How many skills will be given, at the most. */
  readonly expected: number
  readonly progress: (what: string) => void
  /** When it says so, what waits is left unjudged. */
  readonly signal?: CancelSignal
  /** Milliseconds since some moment. */
  readonly now?: () => number
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
/** Bytes of files after which threads are started, unless the half of all is behind them then: see `preparePackage`. */
const fewestShared = 512 * 1024
/** Milliseconds that threads need for what waits, from which on this one judges some: to begin takes it a while. */
const fewestHere = 120
/** Skills after which what the scanner said is written down. */
const savedEvery = 200

export function openJudging(options: JudgingOptions): Judging {
  const { scanner, crew, expected, progress, signal, now = () => performance.now() } = options
  const waiting: Waiting[] = []
  let bytesWaiting = 0
  let bytesJudged = 0
  /** When threads gave their first report: until then they were starting. */
  let begun: number | undefined
  let judgedHere = 0
  let bytesHere = 0
  let judged = 0
  /** What threads are at. */
  const given = new Set<Promise<ScanReport>>()
  const note = async (skill: SkillToJudge, report: Promise<ScanReport>): Promise<ScanReport> => {
    const found = await report
    given.delete(report)
    judged += 1
    if (begun === undefined) begun = now()
    else bytesJudged += sizeOf(skill)
    // A long installation that is stopped and started again does not scan the same skills twice.
    if (judged % savedEvery === 0) scanner.save?.()
    return found
  }
  const share = (skill: SkillToJudge): Promise<ScanReport> | undefined => {
    const report = scanner.share?.(skill.directory, skill)
    if (report === undefined) return undefined
    given.add(report)
    return note(skill, report)
  }
  const scanHere = (skill: SkillToJudge): Promise<ScanReport> => {
    judgedHere += 1
    bytesHere += sizeOf(skill)
    const isMuch = bytesHere >= fewestShared && judgedHere * 2 <= expected
    if (isMuch && scanner.share !== undefined) crew?.start()
    return note(skill, scanner.scan(skill.directory, skill))
  }
  /** Is what waits better left to the threads? Whoever has begun to judge goes on. */
  const isLeft = (): boolean => {
    if (given.size === 0 || judgedHere > 0) return false
    if (begun === undefined || bytesJudged === 0) return true
    return ((now() - begun) * bytesWaiting) / bytesJudged < fewestHere
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
        if (isLeft()) {
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
