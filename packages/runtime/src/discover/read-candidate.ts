import { basename } from 'node:path'
import {
  frontmatterHead,
  longestHead,
  nameKey,
  parseSkill,
  type Candidate,
  type Diagnostic,
  type FileHead,
  type FileStat,
  type FileSystem,
} from '@metier/core'
import type { WalkContext } from './walk-context.ts'

export interface ReadCandidateOptions {
  /** Absolute directory of the skill, as it was reached. */
  readonly directory: string
  /** Absolute path of its SKILL.md. */
  readonly location: string
  readonly head: FileHead
  /** What the walk already found out about the directory. */
  readonly diagnostics?: readonly Diagnostic[]
}

/** Makes a candidate of the head of a SKILL.md; reads on only where the frontmatter goes on. */
export function readCandidate(context: WalkContext, options: ReadCandidateOptions): Candidate {
  const { directory, location } = options
  const { bytes, stat } = wholeFrontmatter(context.fileSystem, options)
  const directoryName = basename(directory)
  const { skill, diagnostics } = parseSkill(
    { bytes, path: location, directoryName, totalSize: stat.size },
    { plainMarkdown: context.plainMarkdown },
  )
  const directoryKey = nameKey(directoryName)
  const { digest, verdict } = context.facts.known(directory, stat)
  return {
    root: context.place.root,
    directory,
    location,
    skill,
    key: skill === undefined ? directoryKey : nameKey(skill.name),
    directoryKey,
    diagnostics: options.diagnostics === undefined ? diagnostics : [...diagnostics, ...options.diagnostics],
    size: stat.size,
    modified: stat.modified,
    digest,
    verdict,
    trusted: context.trusted,
  }
}

/** A skill that is there and cannot be read: it stands in the list with its reason instead of being lost. */
export function unreadableCandidate(
  context: WalkContext,
  options: { readonly directory: string; readonly location: string; readonly diagnostic: Diagnostic },
): Candidate {
  const { directory, location, diagnostic } = options
  const key = nameKey(basename(directory))
  const stat = statOrNothing(context.fileSystem, location)
  return {
    root: context.place.root,
    directory,
    location,
    skill: undefined,
    key,
    directoryKey: key,
    diagnostics: [diagnostic],
    size: stat?.size ?? 0,
    modified: stat?.modified ?? 0,
    digest: null,
    verdict: 'unscanned',
    trusted: context.trusted,
  }
}

/** What cannot be read can often still be asked for its stamp, so that a repair is noticed. */
function statOrNothing(fileSystem: FileSystem, path: string): FileStat | undefined {
  try {
    return fileSystem.stat(path)
  } catch {
    return undefined
  }
}

function wholeFrontmatter(fileSystem: FileSystem, { head, location }: ReadCandidateOptions): FileHead {
  const bytes = frontmatterHead(head.bytes)
  if (bytes !== undefined) return { bytes, stat: head.stat }
  if (head.bytes.length >= head.stat.size) return head
  const longer = fileSystem.readHead(location, longestHead)
  return longer === undefined ? head : { bytes: frontmatterHead(longer.bytes) ?? longer.bytes, stat: longer.stat }
}
