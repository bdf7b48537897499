import type { Skill } from '../skill.ts'
import { noRequirements } from './read-requires.ts'

const none: readonly never[] = Object.freeze([])
const nothing: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null))

/**
 * A skill that says nothing but its name and what it is for. Empty lists are shared: ten thousand skills need one and
 * not a hundred thousand. Written out, because copying an object costs ten times as much as making it.
 */
export function blankSkill(name: string, description: string): { -readonly [K in keyof Skill]: Skill[K] } {
  return {
    name,
    description,
    allowedTools: none,
    disallowedTools: none,
    authors: none,
    triggers: none,
    intents: none,
    tags: none,
    mcp: none,
    dependencies: none,
    roles: none,
    requires: noRequirements,
    os: none,
    install: none,
    always: false,
    context: 'inline',
    userInvocable: true,
    disableModelInvocation: false,
    arguments: none,
    paths: none,
    enabled: true,
    metadata: nothing,
    extra: nothing,
  }
}
