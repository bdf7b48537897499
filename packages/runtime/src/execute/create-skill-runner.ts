import {
  assembleRendering,
  MetierError,
  type FileSystem,
  type PlannedInsertion,
  type RenderPlan,
  plural,
} from '@metier/core'
import type { CatalogService, LoadedSkill } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import { assembleOnce } from './assemble-once.ts'
import type { ExecutionDecision, ExecutionGuard } from './execution-guard.ts'
import { planSkill } from './plan-skill.ts'
import { readIntoText } from './read-into-text.ts'
import { runHooks, type RunHooksOptions } from './run-hooks.ts'
import { requestsFor, runInsertion, type RunInsertionOptions } from './run-insertion.ts'
import type { RenderedStep, SkillCall, SkillRendering, SkillRunner, SkillRunPlan } from './skill-rendering.ts'

export interface SkillRunnerOptions {
  readonly catalog: CatalogService
  readonly guard: ExecutionGuard
  readonly fileSystem: FileSystem
  /** The settings now in force. */
  readonly configuration: () => Configuration
}

/** Commands and files of one body; each command may take half a minute. */
const mostInsertions = 50
/** Commands that run at the same time. */
const together = 4

/** Renders skills for calls: what a body asks for is planned whole, then run through the guard. */
export function createSkillRunner(options: SkillRunnerOptions): SkillRunner {
  const prepare = (
    loaded: LoadedSkill,
    call: SkillCall,
  ): { readonly loaded: LoadedSkill; readonly plan: RenderPlan } => ({
    loaded,
    plan: planSkill(loaded, options.configuration(), call),
  })
  return {
    plan(call): SkillRunPlan {
      const { loaded, plan } = prepare(options.catalog.load(call.name, call.view), call)
      const steps = plan.insertions.map((insertion) => ({
        insertion,
        ...decide(insertion, { ...call, loaded }, options),
      }))
      return { loaded, plan, steps }
    },
    async render(call): Promise<SkillRendering> {
      const { loaded, plan } = prepare(await options.catalog.loadSoon(call.name, call.view), call)
      const hasHooks = loaded.entry.candidate.skill?.hooks !== undefined
      const before = hasHooks ? await runHooks({ ...hookCall(call, loaded, options), event: 'before' }) : []
      const steps = await runAll(plan, { ...call, loaded }, options)
      const texts = steps.map((step) => step.text)
      const assembled = texts.length > 0 ? assembleRendering(plan, loaded.body, texts) : assembleOnce(plan, loaded.body)
      const text = assembled.replace(/^(?:[ \t]*\r?\n)+/, '')
      const refused = refusalNote(steps)
      // Of a skill that goes to an agent, the end is when the agent is done.
      const isForked = loaded.entry.candidate.skill?.context === 'fork'
      const after = isForked || !hasHooks ? [] : await runHooks({ ...hookCall(call, loaded, options), event: 'after' })
      const notes = [...before, ...plan.notes, ...new Set(steps.flatMap(noteOf)), ...after]
      return { loaded, plan, steps, text: refused === undefined ? text : `${text.trimEnd()}\n\n${refused}\n`, notes }
    },
  }
}

function hookCall(
  { surface, signal, approver }: SkillCall,
  { entry }: LoadedSkill,
  { guard }: SkillRunnerOptions,
): Omit<RunHooksOptions, 'event'> {
  return { guard, entry, surface, ...(signal && { signal }), ...(approver && { approver }) }
}

const needsNothing: ExecutionDecision = {
  decision: 'allowed',
  because: 'reading a file of the skill needs no permission',
  grants: { network: false, credentials: [], readable: [], writable: [] },
}

interface LoadedCall extends SkillCall {
  readonly loaded: LoadedSkill
}

/** The strictest decision on any of its commands. */
function decide(
  insertion: PlannedInsertion,
  { surface, loaded }: LoadedCall,
  { guard }: SkillRunnerOptions,
): ExecutionDecision {
  if (insertion.kind === 'read') return needsNothing
  const decisions = requestsFor(insertion, { loaded, surface }).map((request) => guard.decide(request))
  const strictest =
    decisions.find(({ decision }) => decision === 'refused') ??
    decisions.find(({ decision }) => decision === 'ask') ??
    decisions[0]
  return strictest ?? needsNothing
}

async function runAll(
  plan: RenderPlan,
  call: LoadedCall,
  options: SkillRunnerOptions,
): Promise<readonly RenderedStep[]> {
  // Most skills run nothing, and asking for the signal makes one.
  if (plan.insertions.length === 0) return []
  const { execution } = options.configuration()
  const { surface, signal, approver, loaded } = call
  const limits = { outputBytes: execution.maximumBytes, timeoutMs: execution.timeoutMs }
  const run: RunInsertionOptions = {
    guard: options.guard,
    loaded,
    surface,
    limits,
    ...(signal && { signal }),
    ...(approver && { approver }),
  }
  const perform = async (insertion: PlannedInsertion, index: number): Promise<RenderedStep> => {
    if (signal?.aborted === true) throw new MetierError({ code: 'interrupted', message: 'The skill was cancelled.' })
    if (index >= mostInsertions) {
      return { insertion, decision: 'refused', because: `a skill runs at most ${mostInsertions} commands` }
    }
    if (insertion.kind === 'command') return runInsertion(insertion, run)
    const { entry } = loaded
    const text = readIntoText({ ...options, entry, path: insertion.command, limit: execution.maximumBytes })
    return { insertion, decision: 'read', because: needsNothing.because, text }
  }
  // What may change the project, or may be granted to when somebody is asked, waits for what stands before it.
  const inTurn = plan.insertions.some((insertion) => {
    const { decision, grants } = decide(insertion, call, options)
    return decision === 'ask' || grants.workspace?.access === 'write'
  })
  return inOrder(plan.insertions, inTurn ? 1 : together, perform)
}

/** Results in the order of the items, however long each takes. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  perform: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results.set(index, await perform(item, index))
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work))
  return items.flatMap((_, index) => {
    const result = results.get(index)
    return result === undefined ? [] : [result]
  })
}

/** One note for the reader of the text, however much was refused (decisions R-14). */
function refusalNote(steps: readonly RenderedStep[]): string | undefined {
  const refused = steps.filter(({ decision, text }) => decision === 'refused' && text === undefined)
  if (refused.length === 0) return undefined
  const reasons = [...new Set(refused.map(({ because }) => because))]
  const lines = refused.map(({ insertion }) => insertion.line)
  const what =
    refused.length === 1 ? 'A command of this skill was' : `${plural(refused.length, 'command')} of this skill were`
  return `[${what} not run (line ${lines.join(', ')} of SKILL.md): ${reasons.join('; ')}.]`
}

function noteOf({ decision, because, insertion, next }: RenderedStep): readonly string[] {
  if (decision !== 'refused') return []
  return [`${insertion.command} was not run: ${because}.${next === undefined ? '' : ` ${next}`}`]
}
