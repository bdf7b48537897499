import { planRendering, type RenderPlan } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import type { Configuration } from '../configuration.ts'
import type { SkillCall } from './skill-rendering.ts'
import { skillVariables } from './skill-variables.ts'

/** The settings that a rendering depends on. */
export interface RenderingSettings extends Pick<Configuration, 'projectRoot'> {
  readonly execution: Pick<Configuration['execution'], 'firstArgument'>
}

/** A loaded skill with its arguments and variables in place, and everything named that it would run or read. */
export function planSkill(
  { entry, body, text }: Pick<LoadedSkill, 'entry' | 'body' | 'text'>,
  configuration: RenderingSettings,
  call: Pick<SkillCall, 'arguments' | 'session'>,
): RenderPlan {
  return planRendering({
    body,
    firstLine: text.endsWith(body) ? text.slice(0, text.length - body.length).split('\n').length : 1,
    ...(call.arguments !== undefined && { arguments: call.arguments }),
    argumentNames: entry.candidate.skill?.arguments ?? [],
    firstArgument: configuration.execution.firstArgument,
    variables: skillVariables(entry, configuration, call.session),
  })
}
