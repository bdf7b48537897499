import { join } from 'node:path'
import { compareBytes, MetierError, type FileSystem } from '@metier/core'

export type OwnerKind = 'role' | 'room'

export interface FoundOwner {
  readonly name: string
  /** Absolute path of its role.json or config.json; `undefined` where it has none. */
  readonly settings: string | undefined
}

/** Directories of a project whose children are roles or rooms, and the file that may lie in each. */
const places = {
  role: [
    { parent: ['.agents', 'roles'], file: 'role.json' },
    { parent: ['.agents', 'skills', 'roles'], file: 'role.json' },
  ],
  room: [{ parent: ['.agents', 'war-rooms'], file: 'config.json' }],
} as const satisfies Readonly<
  Record<OwnerKind, readonly { readonly parent: readonly string[]; readonly file: string }[]>
>

/** More than this is a mistake or an attack. */
const most = 1000

/** The roles or rooms of a project, in byte order of name. A directory is one; missing directories are normal. */
export function findOwners(kind: OwnerKind, fileSystem: FileSystem, projectRoot: string): readonly FoundOwner[] {
  const found = new Map<string, string | undefined>()
  for (const { parent, file } of places[kind]) {
    const directory = join(projectRoot, ...parent)
    for (const name of directoriesIn(fileSystem, directory)) {
      const path = join(directory, name, file)
      const settings = fileSystem.stat(path)?.kind === 'file' ? path : undefined
      found.set(name, found.get(name) ?? settings)
    }
  }
  return [...found]
    .map(([name, settings]) => ({ name, settings }))
    .toSorted((one, other) => compareBytes(one.name, other.name))
    .slice(0, most)
}

function directoriesIn(fileSystem: FileSystem, directory: string): readonly string[] {
  try {
    return (fileSystem.list(directory) ?? [])
      .filter(({ name, kind }) => (kind === 'directory' || kind === 'symlink') && !name.startsWith('.'))
      .map(({ name }) => name)
  } catch (error) {
    if (error instanceof MetierError) return []
    throw error
  }
}
