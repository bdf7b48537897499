import { basename } from 'node:path'
import {
  MetierError,
  decodeText,
  parseSkill,
  type CatalogEntry,
  type Diagnostic,
  type FileHead,
  type FileSystem,
} from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import { pathInside } from '../discover/path-inside.ts'
import { findTextFault } from './find-text-fault.ts'
import { listResources } from './list-resources.ts'

/** Bytes of a SKILL.md (decisions R-22). */
const largestSkill = 1024 * 1024

export interface LoadSkillOptions {
  readonly fileSystem: FileSystem
  readonly entry: CatalogEntry
  /** Give also what is no text, with U+FFFD in the place of what cannot be read: for people who look at it. */
  readonly anyState: boolean
}

/**
 * The text of a skill as it is on disk now, with the list of its other files. Throws `file-unreadable` for a file that
 * is gone, too large, or no text; a model would take instructions with holes in them for whole.
 */
export function loadSkill({ fileSystem, entry, anyState }: LoadSkillOptions): LoadedSkill {
  const { directory, location } = entry.candidate
  const { bytes, stat } = readContained(fileSystem, entry)
  const file = { bytes, path: location, directoryName: basename(directory), totalSize: stat.size }
  const { body, diagnostics } = parseSkill(file)
  const fault = findTextFault(diagnostics)
  if (fault !== undefined && !anyState) throw noText(entry, fault)
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

function noText(
  { name, candidate: { location } }: CatalogEntry,
  { code, message, help, range }: Diagnostic,
): MetierError {
  const place = range === undefined ? location : `${location}:${range.start.line}`
  return new MetierError({
    code: 'file-unreadable',
    message: `The skill ${name} cannot be loaded. ${place}: ${message}`,
    next: `${help ?? 'Repair the file.'} \`metier validate\` on its folder tells when it is well.`,
    data: { name, location, reason: code, ...(range !== undefined && { line: range.start.line }) },
  })
}
