import type { ScanReport } from '@metier/core'
import type { CrewTask } from './crew.ts'

export type JudgeTask = Extract<CrewTask, { kind: 'judge' }>

/** One thread that judges skills, for a process that must go on answering meanwhile. */
export interface ScanThread {
  /**
   * Has a skill judged, after all that were given before. `make` is called when its turn has come and gives `undefined`
   * when there is nothing to hand over. Comes to `undefined` when whoever asks has to judge it after all: nothing was
   * handed over, or no thread can be had here. Of a skill over which the thread ended the report says that nobody has
   * looked at it. Never rejects but with what `make` throws.
   */
  scan(make: () => JudgeTask | undefined): Promise<ScanReport | undefined>
  /** Ends the thread; what it has not judged yet nobody has looked at. */
  close(): Promise<void>
}
