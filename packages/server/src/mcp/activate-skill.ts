import { assembleRendering, planRendering, type ActivationSource } from '@metier/core'
import type { LoadedSkill } from '@metier/runtime'
import { activationRenderer } from './activation-renderer.ts'
import type { McpScope } from './mcp-scope.ts'

/** The part of a scope that loading a skill needs. */
export type ActivationScope = Pick<McpScope, 'catalog' | 'view' | 'preset' | 'session'>

export interface ActivateSkillOptions {
  /** What the user said to the skill. */
  readonly text: string | undefined
  /** What stands in the place of the body: with its arguments in place and its commands run. */
  readonly body?: string
  /** Send the whole text although this conversation has it. */
  readonly again: boolean
}

/**
 * The text that puts a skill into a conversation, read from disk now. A connection is taken for a conversation, which
 * is wrong where a client shares one connection or drops old messages: so the note that stands for a second copy says
 * how to get one.
 */
export function activateSkill(name: string, scope: ActivationScope, options: ActivateSkillOptions): string {
  const source = activationSource(scope.catalog.load(name, scope.view), options)
  const activation = scope.session?.activate(source)
  const text =
    activation === undefined || (activation.repeated && options.again)
      ? activationRenderer(scope.preset)(source)
      : activation.repeated
        ? `${activation.text} If that copy is no longer in view, call this tool again with again: true.`
        : activation.text
  return text
}

function activationSource(loaded: LoadedSkill, { text, body }: ActivateSkillOptions): ActivationSource {
  const { entry, resources, resourcesTruncated } = loaded
  const source = { name: entry.name, directory: entry.candidate.directory, resources, resourcesTruncated }
  if (body !== undefined) return { ...source, body }
  if (text === undefined || text === '') return { ...source, text: loaded.text, body: loaded.body }
  return { ...source, body: withArguments(loaded, text) }
}

/** What a command would say is left as the author wrote it: loading a skill runs nothing. */
function withArguments({ entry, body }: LoadedSkill, text: string): string {
  const plan = planRendering({ body, arguments: text, argumentNames: entry.candidate.skill?.arguments ?? [] })
  return assembleRendering(plan, body, [])
}
