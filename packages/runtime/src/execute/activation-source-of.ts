import type { ActivationSource } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import { assembleOnce } from './assemble-once.ts'
import { planSkill, type RenderingSettings } from './plan-skill.ts'

export interface ActivationSourceOptions {
  /** The settings now in force. */
  readonly settings: RenderingSettings
  /** What the user said to the skill, as typed. */
  readonly arguments?: string | undefined
  /** A body that is rendered already, with the output of its commands. */
  readonly body?: string | undefined
}

/** The last source of each loaded skill: those who give no arguments share one, and what is written of it. */
const sources = new WeakMap<LoadedSkill, ActivationSource>()

/**
 * A loaded skill as it goes into a conversation, the same by every way in: arguments and variables in their places,
 * what a command would say left as the author wrote it, the skills that it builds on by name. Loading runs nothing.
 */
export function activationSourceOf(loaded: LoadedSkill, options: ActivationSourceOptions): ActivationSource {
  const body = options.body ?? withArguments(loaded, options)
  const known = sources.get(loaded)
  if (known?.body === body) return known
  const source = sourceOf(loaded, body)
  sources.set(loaded, source)
  return source
}

function sourceOf(loaded: LoadedSkill, body: string): ActivationSource {
  const { entry, text, resources, resourcesTruncated, dependencies, missingServers } = loaded
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
  return assembleOnce(plan, loaded.body)
}
