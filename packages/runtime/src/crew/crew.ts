import type { ScanPolicy, ScanReport, SkillFileContent } from '@metier/core'
import type { OwnRuleFile } from '../scan/own-rule-files.ts'
import type { ScanLimits } from '../scan/scan-limits.ts'

/** Skills as `writePack` has them go from one thread to another: one piece of memory that changes hands. */
export type CrewTask =
  | {
      readonly kind: 'scan'
      readonly pack: Uint8Array<ArrayBuffer>
      /** Absolute; what the skill is called by. Nothing is read from there. */
      readonly directory: string
      readonly policy: ScanPolicy
      readonly limits: ScanLimits
    }
  | {
      readonly kind: 'judge'
      /** As they were read, names too that no package may bring; each in memory of its own, which changes hands. */
      readonly files: ReadonlyMap<string, SkillFileContent & { readonly bytes: Uint8Array<ArrayBuffer> }>
      /** As of `scan`. */
      readonly directory: string
      readonly policy: ScanPolicy
      readonly limits: ScanLimits
      /** Rules of the user's own, as they were read: compiled ones do not go from one thread to another. */
      readonly ownRules: readonly OwnRuleFile[]
    }
  | {
      readonly kind: 'write'
      /** Each to an absolute path that does not exist yet. */
      readonly trees: readonly TreeToWrite[]
    }

/** A skill at hand, or one of the store by its absolute path there, which is written if it is what its digest says. */
export type TreeToWrite =
  | { readonly to: string; readonly pack: Uint8Array<ArrayBuffer> }
  | { readonly to: string; readonly stored: string; readonly digest: string }

export type CrewAnswer =
  | { readonly kind: 'scanned'; readonly report: ScanReport }
  | { readonly kind: 'written' }
  /** The caller does the work again itself, and then sees what is wrong. */
  | { readonly kind: 'failed' }

/** Threads of this program that do a share of what has to be done for many skills. */
export interface Crew {
  /** Are there threads at work? */
  readonly isStarted: boolean
  /** Starts them, so that they are ready when there is something to do. */
  start(): void
  /**
   * Gives a task to a thread that has little to do. `undefined` when all are busy or none is there: then whoever offers
   * does it. Never rejects; of a thread that ended the answer is `failed`.
   */
  offer(task: () => CrewTask): Promise<CrewAnswer> | undefined
  /** Ends the threads; what they have not done yet has failed. */
  close(): Promise<void>
}
