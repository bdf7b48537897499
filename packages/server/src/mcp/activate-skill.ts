import { activationSourceOf, type LoadedSkill } from '@metier/runtime'
import { activationRenderer } from './activation-renderer.ts'
import type { McpScope } from './mcp-scope.ts'

/** The part of a scope that loading a skill needs. */
export type ActivationScope = Pick<McpScope, 'catalog' | 'view' | 'preset' | 'session' | 'settings' | 'noteUse'>

export interface ActivateSkillOptions {
  /** What the user said to the skill. */
  readonly text: string | undefined
  /** What stands in the place of the body: with its arguments in place and its commands run. */
  readonly body?: string
  /** What was read for `body`; it is read again where this is left out. */
  readonly loaded?: LoadedSkill
  /** Send the whole text although this conversation has it. */
  readonly again: boolean
}

/**
 * The text that puts a skill into a conversation, read from disk now. A connection is taken for a conversation, which
 * is wrong where a client shares one connection or drops old messages: so the note that stands for a second copy says
 * how to get one.
 */
export function activateSkill(name: string, scope: ActivationScope, options: ActivateSkillOptions): string {
  const loaded = options.loaded ?? scope.catalog.load(name, scope.view)
  const { text: given, body } = options
  const source = activationSourceOf(loaded, { settings: scope.settings(), arguments: given, body })
  const activation = scope.session?.activate(source)
  // What was run was counted then, and what the conversation has already is no further use.
  if (body === undefined && activation?.repeated !== true) scope.noteUse?.(loaded.entry)
  const text =
    activation === undefined || (activation.repeated && options.again)
      ? activationRenderer(scope.preset)(source)
      : activation.repeated
        ? `${activation.text} If that copy is no longer in view, call this tool again with again: true.`
        : activation.text
  return text
}
