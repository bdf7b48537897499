import { join } from 'node:path'
import { MetierError, type FileSystem, type SkillReferences } from '@metier/core'
import type { Journal } from '../journal.ts'

export interface ReadReferencesOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
  readonly role?: string
  readonly room?: string
  readonly journal?: Journal
}

/** Bytes: a settings file of a role is a few lines. */
const largest = 256 * 1024

/**
 * The `skill_refs` and `disabled_skills` that a role's role.json and a room's config.json carry (checklist
 * OST-19, OST-20). A plan's are known to whoever runs the plan, and come with the call. A file that cannot
 * be read is said in the journal and carries nothing.
 */
export function readReferences(options: ReadReferencesOptions): SkillReferences {
  const { role, room } = options
  const ofRole = isName(role)
    ? (readLayer(options, ['.agents', 'roles', role, 'role.json']) ??
      readLayer(options, ['.agents', 'skills', 'roles', role, 'role.json']))
    : undefined
  const ofRoom = isName(room) ? readLayer(options, ['.agents', 'war-rooms', room, 'config.json']) : undefined
  const disabled = [...(ofRole?.disabled ?? []), ...(ofRoom?.disabled ?? [])]
  return {
    ...(ofRole && { role: ofRole.references }),
    ...(ofRoom && { room: ofRoom.references }),
    ...(disabled.length > 0 && { disabled }),
  }
}

/** A role or a room is called by a name, never by a path that leads elsewhere. */
function isName(name: string | undefined): name is string {
  return name !== undefined && name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)
}

interface Layer {
  readonly references: readonly string[]
  readonly disabled: readonly string[]
}

function readLayer({ fileSystem, projectRoot, journal }: ReadReferencesOptions, segments: string[]): Layer | undefined {
  const path = join(projectRoot, ...segments)
  try {
    const file = fileSystem.readHead(path, largest)
    if (file === undefined) return undefined
    const data: unknown = JSON.parse(new TextDecoder().decode(file.bytes))
    return { references: textsOf(data, 'skill_refs'), disabled: textsOf(data, 'disabled_skills') }
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
    journal?.write('warn', `The references in ${path} are ignored: ${error.message}`)
    return { references: [], disabled: [] }
  }
}

function textsOf(data: unknown, key: string): readonly string[] {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return []
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
