import { readSkillHooks, type CatalogEntry } from '@metier/core'

/** Does the skill want anything run around the tools that are called while it is active? */
export function hasToolHooks({ candidate }: CatalogEntry): boolean {
  const value = candidate.skill?.hooks
  return value !== undefined && readSkillHooks(value).hooks.some(({ event }) => event.endsWith('-tool'))
}
