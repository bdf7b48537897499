import { planRendering, type RenderPlan } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import type { SkillCall } from './skill-rendering.ts'
import { skillVariables } from './skill-variables.ts'

/** The settings that a rendering depends on. */
export interface RenderingSettings extends Pick<Configuration, 'projectRoot'> {
  readonly execution: Pick<Configuration['execution'], 'firstArgument'>
}

type Plannable = Pick<LoadedSkill, 'entry' | 'body' | 'text'>
type PlannedCall = Pick<SkillCall, 'arguments' | 'session'>

/** What the plan of a call without arguments follows from, besides the skill. */
interface PlanOfAll extends Pick<RenderingSettings, 'projectRoot'> {
  readonly firstArgument: RenderingSettings['execution']['firstArgument']
  readonly plan: RenderPlan
}

const plans = new WeakMap<Plannable, PlanOfAll>()

/**
 * A loaded skill with its arguments and variables in place, and everything named that it would run or read. What is
 * the same for all who give no arguments is planned once as long as the skill stays loaded.
 */
export function planSkill(loaded: Plannable, settings: RenderingSettings, call: PlannedCall): RenderPlan {
  if (call.arguments !== undefined || call.session !== undefined) return planAnew(loaded, settings, call)
  const { projectRoot } = settings
  const { firstArgument } = settings.execution
  const known = plans.get(loaded)
  if (known?.projectRoot === projectRoot && known.firstArgument === firstArgument) return known.plan
  const plan = planAnew(loaded, settings, call)
  plans.set(loaded, { projectRoot, firstArgument, plan })
  return plan
}

function planAnew({ entry, body, text }: Plannable, configuration: RenderingSettings, call: PlannedCall): RenderPlan {
  return planRendering({
    body,
    firstLine: text.endsWith(body) ? text.slice(0, text.length - body.length).split('\n').length : 1,
    ...(call.arguments !== undefined && { arguments: call.arguments }),
    argumentNames: entry.candidate.skill?.arguments ?? [],
    firstArgument: configuration.execution.firstArgument,
    variables: skillVariables(entry, configuration, call.session),
  })
}
