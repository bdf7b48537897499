import type { Approver, CancelSignal, PlannedInsertion, RenderPlan } from '@metier/core'
import type { LoadedSkill, ViewOptions } from '../catalog-service.ts'
import type { ExecutionDecision } from './execution-guard.ts'

export interface SkillCall {
  /** As listed, or any spelling of it. */
  readonly name: string
  /** A line as typed, or the words where they came apart. */
  readonly arguments?: string | readonly string[]
  /** Where it is asked for: `cli`, `mcp`, `http`, `library`, `job`. */
  readonly surface: string
  readonly view?: ViewOptions
  /** What `${CLAUDE_SESSION_ID}` stands for. */
  readonly session?: string
  readonly signal?: CancelSignal
  /** Asked for permission; the guard's own approver unless told. */
  readonly approver?: Approver
}

/** What became of one command or file of a body. */
export interface RenderedStep {
  readonly insertion: PlannedInsertion
  /** `read` needs no permission. */
  readonly decision: ExecutionDecision['decision'] | 'read'
  readonly because: string
  /** What a person can do where it did not run. */
  readonly next?: string
  readonly exitCode?: number | null
  readonly stopped?: string
  readonly durationMs?: number
  /** What stands in its place; absent where the body was left as it is. */
  readonly text?: string
}

/** A skill made ready for one call. */
export interface SkillRendering {
  readonly loaded: LoadedSkill
  readonly plan: RenderPlan
  readonly steps: readonly RenderedStep[]
  /** The body with everything in place. */
  readonly text: string
  /** What a person should know. */
  readonly notes: readonly string[]
}

/** What would happen: nothing runs, nobody is asked. */
export interface SkillRunPlan {
  readonly loaded: LoadedSkill
  readonly plan: RenderPlan
  readonly steps: readonly (ExecutionDecision & { readonly insertion: PlannedInsertion })[]
}

/** Renders skills for calls. */
export interface SkillRunner {
  plan(call: SkillCall): SkillRunPlan
  /**
   * Finds, plans, runs, assembles (checklist WUN-62). A command that fails, or may not run, leaves a mark and never
   * fails the whole. Throws what loading a skill throws, and `interrupted`.
   */
  render(call: SkillCall): Promise<SkillRendering>
}
