import type { CancelSignal } from './cancel-signal.ts'

/** A skill as a judge gets it: data to look at, never instructions to follow. */
export interface ScanJudgeRequest {
  /** Name of the skill's directory. */
  readonly name: string
  /** SKILL.md first. Secrets are stars already. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Files or ends of files were left out, for want of room. */
  readonly isCut: boolean
}

/** What a judge says. */
export interface ScanJudgement {
  readonly verdict: 'pass' | 'warn' | 'block'
  /** One or two sentences; empty for `pass`. */
  readonly reason: string
}

/**
 * Somebody who reads a skill as a person would: a second opinion. It can make a verdict graver and never better, gets
 * no tools, and is told nothing of what the rules found.
 */
export interface ScanJudge {
  /** Names service, model and the way of asking: what it said is remembered under it. */
  readonly id: string
  /** Rejects with `fetch-failed` when there is no answer, or none that can be read. */
  judge(request: ScanJudgeRequest, signal?: CancelSignal): Promise<ScanJudgement>
}
