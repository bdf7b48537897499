import { join } from 'node:path'
import type { FileSystem } from '@metier/core'
import { isOwnerName } from './is-owner-name.ts'
import { readSettingsFile } from './read-settings-file.ts'

/** What a room says of whom it belongs to. */
export interface RoomSettings {
  readonly role?: string
  readonly plan?: string
}

/**
 * The role that works in a room and the plan that it belongs to, as its config.json names them. A role may carry the
 * name of its instance behind a colon, which is no part of it.
 */
export function readRoom(fileSystem: FileSystem, projectRoot: string, room: string): RoomSettings {
  if (!isOwnerName(room)) return {}
  const path = join(projectRoot, '.agents', 'war-rooms', room, 'config.json')
  const settings = readSettingsFile(fileSystem, path, undefined)
  const first = (keys: readonly string[]) => keys.map((key) => settings?.text(key)).find((text) => text !== undefined)
  const role = first(['role', 'assigned_role', 'assignment.assigned_role', 'assignment.role'])?.split(':')[0]
  const plan = first(['plan', 'plan_id', 'assignment.plan_id'])
  return { ...(isOwnerName(role) && { role }), ...(isOwnerName(plan) && { plan }) }
}
