import { join } from 'node:path'
import type { FileSystem, SkillReferences } from '@metier/core'
import type { Journal } from '../journal.ts'
import { isOwnerName } from './is-owner-name.ts'
import { readSettingsFile, type SettingsFile } from './read-settings-file.ts'

export interface ReadReferencesOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
  readonly role?: string
  readonly room?: string
  readonly plan?: string
  readonly journal?: Journal
}

/** Where each layer says what it refers to, below `.agents`; the first file that is there is the one. */
const places = {
  role: (name: string) => [
    ['roles', name, 'role.json'],
    ['skills', 'roles', name, 'role.json'],
  ],
  room: (name: string) => [['war-rooms', name, 'config.json']],
  plan: (name: string) => [
    ['plans', `${name}.meta.json`],
    ['plans', `${name}.json`],
    ['plans', name, 'meta.json'],
    ['plans', name, 'plan.json'],
  ],
} as const

/**
 * The `skill_refs` and `disabled_skills` that a role's role.json, a room's config.json and a plan's metadata carry
 * (checklist OST-19, OST-20); whoever runs a plan may also send its references along. A file that cannot be read is
 * said in the journal and carries nothing.
 */
export function readReferences(options: ReadReferencesOptions): SkillReferences {
  const role = readLayer('role', options)
  const room = readLayer('room', options)
  const plan = readLayer('plan', options)
  const disabled = [role, room, plan].flatMap((layer) => layer?.texts('disabled_skills') ?? [])
  return {
    ...(role && { role: role.texts('skill_refs') }),
    ...(room && { room: room.texts('skill_refs') }),
    ...(plan && { plan: plan.texts('skill_refs') }),
    ...(disabled.length > 0 && { disabled }),
  }
}

function readLayer(layer: keyof typeof places, options: ReadReferencesOptions): SettingsFile | undefined {
  const { fileSystem, projectRoot, journal } = options
  const name = options[layer]
  if (!isOwnerName(name)) return undefined
  for (const segments of places[layer](name)) {
    const found = readSettingsFile(fileSystem, join(projectRoot, '.agents', ...segments), journal)
    if (found !== undefined) return found
  }
  return undefined
}
