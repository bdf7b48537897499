import type { UpdatedSkill } from '@metier/runtime'

/** What an update made of the files, as output tells it; `undefined` for a skill that was not touched. */
export function writtenByUpdate(updated: UpdatedSkill | undefined) {
  const { merged = [], beside = [], deleted = [], dropped = [], left = [], moved } = updated ?? {}
  return {
    merged: [...merged],
    beside: [...beside],
    deleted: [...deleted],
    dropped: [...dropped],
    left: [...left],
    ...(moved !== undefined && { moved }),
  }
}
