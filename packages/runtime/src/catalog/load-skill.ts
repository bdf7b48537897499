import { basename } from 'node:path'
import { MetierError, decodeText, parseSkill, type CatalogEntry, type FileHead, type FileSystem } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import { pathInside } from '../discover/path-inside.ts'
import { listResources } from './list-resources.ts'

/** Bytes of a SKILL.md (decisions R-22). */
const largestSkill = 1024 * 1024

/** The text of a skill as it is on disk now, with the list of its other files. */
export function loadSkill(fileSystem: FileSystem, entry: CatalogEntry): LoadedSkill {
  const { directory, location } = entry.candidate
  const { bytes, stat } = readContained(fileSystem, entry)
  const file = { bytes, path: location, directoryName: basename(directory), totalSize: stat.size }
  const { body } = parseSkill(file)
  const { resources, truncated } = listResources({ fileSystem, directory, skillFile: basename(location) })
  return { entry, text: decodeText(bytes).text, body, resources, resourcesTruncated: truncated }
}

/** Between the look at the directory and this one somebody may have put a link in the file's place. */
function readContained(fileSystem: FileSystem, entry: CatalogEntry): FileHead {
  const { location, directory } = entry.candidate
  let head = fileSystem.readHead(location, largestSkill, { followLink: false })
  if (head?.stat.kind === 'symlink') {
    const real = fileSystem.realPath(directory)
    const target = fileSystem.realPath(location)
    const isInside = real !== undefined && target !== undefined && pathInside(target, real)
    head = isInside ? fileSystem.readHead(target, largestSkill, { followLink: false }) : undefined
  }
  if (head !== undefined && head.stat.kind === 'file' && head.stat.size <= largestSkill) return head
  throw new MetierError({
    code: 'file-unreadable',
    message: `The file of the skill ${entry.name} cannot be read: ${location}.`,
    next: head === undefined ? 'It may just have been removed: look at the list again.' : 'Make the file smaller.',
    data: { name: entry.name, location },
  })
}
