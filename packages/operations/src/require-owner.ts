import { MetierError, closestWord, nameKey } from '@metier/core'
import { findOwners, type FoundOwner, type OwnerKind } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

const places = {
  role: 'A role is a folder in .agents/roles, with a role.json, or in .agents/skills/roles, with its skills.',
  room: 'A room is a folder in .agents/war-rooms, with a config.json.',
} as const

/** The role or room of this name. Throws `usage` without one, and `not-found` with the names that there are. */
export function requireOwner(
  kind: OwnerKind,
  asked: string | undefined,
  { fileSystem, configuration }: OperationContext,
): FoundOwner {
  const all = findOwners(kind, fileSystem, configuration.projectRoot)
  const names = all.map(({ name }) => name)
  if (asked === undefined) {
    const next = names.length === 0 ? places[kind] : `For example: metier ${kind} show ${names[0] ?? ''}`
    throw new MetierError({ code: 'usage', message: `Which ${kind}?`, next })
  }
  const found = all.find(({ name }) => name === asked) ?? all.find(({ name }) => nameKey(name) === nameKey(asked))
  if (found !== undefined) return found
  const near = closestWord(asked, names)
  throw new MetierError({
    code: 'not-found',
    message: `There is no ${kind} ${JSON.stringify(asked.slice(0, 100))} here.`,
    next:
      names.length === 0
        ? places[kind]
        : `${near === undefined ? '' : `Did you mean ${near}? `}There are: ${names.slice(0, 20).join(', ')}.`,
    data: { kind, asked: asked.slice(0, 100) },
  })
}
