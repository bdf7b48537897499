import { parseSkill, type CatalogEntry, type Diagnostic, type FileSystem } from '@metier/core'
import { findTextFault } from '@metier/runtime'
import { basename } from 'node:path'

/** Bytes of a SKILL.md (decisions R-22). */
const largestSkill = 1024 * 1024

/** What a listing cannot see, because it reads heads: active skills whose text cannot be loaded. Reads every file. */
export function textFaults(
  entries: readonly CatalogEntry[],
  fileSystem: Pick<FileSystem, 'readHead'>,
): readonly Diagnostic[] {
  return entries.flatMap(({ candidate: { location, directory } }) => {
    const head = fileSystem.readHead(location, largestSkill)
    if (head === undefined) return []
    const file = { bytes: head.bytes, path: location, directoryName: basename(directory), totalSize: head.stat.size }
    return findTextFault(parseSkill(file).diagnostics) ?? []
  })
}
