import { assembleRendering, type ActivationSource } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import { planSkill, type RenderingSettings } from './plan-skill.ts'

export interface ActivationSourceOptions {
  /** The settings now in force. */
  readonly settings: RenderingSettings
  /** What the user said to the skill, as typed. */
  readonly arguments?: string | undefined
  /** A body that is rendered already, with the output of its commands. */
  readonly body?: string | undefined
}

/**
 * A loaded skill as it goes into a conversation, the same by every way in: arguments and variables in their places,
 * what a command would say left as the author wrote it, the skills that it builds on by name. Loading runs nothing.
 */
export function activationSourceOf(loaded: LoadedSkill, options: ActivationSourceOptions): ActivationSource {
  const { entry, text, resources, resourcesTruncated, dependencies, missingServers } = loaded
  const body = options.body ?? withArguments(loaded, options)
  return {
    name: entry.name,
    directory: entry.candidate.directory,
    body,
    resources,
    resourcesTruncated,
    ...(body === loaded.body && { text }),
    ...(dependencies && { dependencies }),
    ...(missingServers && { missingServers }),
  }
}

function withArguments(loaded: LoadedSkill, { settings, arguments: given }: ActivationSourceOptions): string {
  const plan = planSkill(loaded, settings, given === undefined ? {} : { arguments: given })
  return assembleRendering(plan, loaded.body, [])
}
