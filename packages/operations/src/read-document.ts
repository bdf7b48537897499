import { parseDocument, type SkillDocument } from '@metier/core'
import { basename, join } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import type { SkillPath } from './expand-skill-path.ts'

// Judged whole up to here; the reader refuses larger files by their size without seeing the rest.
const mostBytes = 2 * 1024 * 1024

export interface ReadDocument {
  readonly document: SkillDocument
  /** What was read: all of the file where it is `whole`. */
  readonly bytes: Uint8Array
  readonly whole: boolean
}

/** The parsed SKILL.md of a path. The directory's own name counts even when the path was `.` (`skills-ref` fails there). */
export function readDocument(
  { path, directory, file }: SkillPath & { readonly file: string },
  { fileSystem }: Pick<OperationContext, 'fileSystem'>,
): ReadDocument {
  const head = fileSystem.readHead(file, mostBytes)
  const bytes = head?.bytes ?? new Uint8Array()
  const size = head?.stat.size ?? 0
  const isFile = basename(path).toLowerCase() === 'skill.md'
  const document = parseDocument({
    bytes,
    path: isFile ? path : join(path, basename(file)),
    directoryName: basename(directory),
    ...(size > bytes.length ? { totalSize: size } : {}),
  })
  return { document, bytes, whole: size <= bytes.length }
}
