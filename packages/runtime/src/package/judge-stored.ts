import type { ScanReport } from '@metier/core'
import { openJudging, type JudgingOptions } from './open-judging.ts'
import type { SkillScanner } from '../scan/create-skill-scanner.ts'
import { damagedCopy } from '../store/damaged-copy.ts'
import type { SkillStore } from '../store/open-store.ts'

export interface StoredSkill {
  readonly name: string
  readonly digest: string
  /** Absolute; where it is to stand. */
  readonly directory: string
}

export interface JudgeStoredOptions extends Omit<JudgingOptions, 'scanner' | 'expected'> {
  readonly store: SkillStore
  readonly scanner: JudgingOptions['scanner'] & Partial<Pick<SkillScanner, 'judged'>>
}

/** What was judged, with what was found. */
export interface JudgedSkill extends StoredSkill {
  readonly report: ScanReport
}

/**
 * Judges skills of the store. That one lies there says nothing of it: what was only looked at, or kept out, is there too,
 * and what was let in may be judged otherwise now. Throws `integrity-failed` for what is not what its digest says.
 */
export async function judgeStored(
  skills: readonly StoredSkill[],
  { store, ...options }: JudgeStoredOptions,
): Promise<readonly JudgedSkill[]> {
  const judging = openJudging({ ...options, expected: skills.length })
  const reports: Promise<ScanReport | undefined>[] = []
  for (const { digest, directory } of skills) {
    const known = options.scanner.judged?.(directory, digest)
    // What is too much for memory is judged where it is kept.
    const folder = known === undefined ? store.folder(digest) : undefined
    const files = known === undefined && folder === undefined ? store.files(digest) : undefined
    // What was found in other files must never stand under this digest.
    if (known === undefined && folder === undefined && files === undefined) {
      store.remove(digest)
      throw damagedCopy(digest)
    }
    // oxlint-disable-next-line no-await-in-loop -- threads take their share, and what waits for them is bounded
    const judged = known ?? (await judging.add({ directory: folder ?? directory, digest, files })).report
    reports.push(Promise.resolve(judged))
  }
  await judging.finish()
  const found = await Promise.all(reports)
  return skills.flatMap((skill, at) => {
    const report = found[at]
    return report === undefined ? [] : [{ ...skill, report }]
  })
}
