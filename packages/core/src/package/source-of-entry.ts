import type { LockEntry } from './lock-file.ts'
import type { PackageRequest, PackageSource } from './package-source.ts'
import { parseSource } from './parse-source.ts'

export interface SourceOfEntryOptions {
  /** The very commit or version that was installed, or what its ref stands for now. */
  readonly at: 'locked' | 'newest'
}

/** Where a locked skill comes from, whoever wrote the entry. Throws `usage` for a source that nobody knows. */
export function sourceOfEntry(entry: LockEntry, { at }: SourceOfEntryOptions): PackageRequest {
  const source = baseOf(entry)
  return { source: at === 'locked' ? pinned(source, entry) : source, skills: [] }
}

function baseOf(entry: LockEntry): PackageSource {
  const { sourceType, sourceUrl, ref } = entry
  switch (sourceType) {
    case 'local':
      return { kind: 'directory', path: entry.source }
    case 'archive':
      return { kind: 'archive', location: entry.source }
    case 'well-known':
      return { kind: 'well-known', url: sourceUrl ?? entry.source }
    case 'node_modules':
      return { kind: 'npm', name: entry.source }
    case 'clawhub':
      return parseSource(`clawhub:${entry.source}`).source
    case 'oci':
      return { kind: 'oci', reference: entry.source }
    case 'apm':
      return parseSource(`apm:${entry.source}`).source
    case 'mcp':
      return parseSource(`mcp:${entry.source}`).source
    case 'git':
      return { kind: 'git', host: 'other', url: sourceUrl ?? entry.source, ...(ref !== undefined && { ref }) }
    default:
      return known(entry)
  }
}

/** A source in the words of the `skills` installer, which knows some hosts by their type. */
function known({ source: text, sourceType, sourceUrl, ref }: LockEntry): PackageSource {
  // It says `gitlab` of hosts of one's own too: the same name on gitlab.com is somebody else's.
  const isGitHub = sourceType === 'github' && !isUrl(text)
  const isGitLab = sourceType === 'gitlab' && !isUrl(text) && sourceUrl === undefined
  const { source } = parseSource(isGitHub || isGitLab ? `${sourceType}:${text}` : (sourceUrl ?? text))
  return source.kind === 'git' && ref !== undefined ? { ...source, ref } : source
}

function pinned(source: PackageSource, { commit, version, resolved }: LockEntry): PackageSource {
  if (source.kind === 'git' && commit !== undefined) return { ...source, ref: commit }
  const hasVersions = source.kind === 'npm' || source.kind === 'clawhub' || source.kind === 'apm'
  if (hasVersions && version !== undefined) return { ...source, version }
  if (source.kind === 'oci' && resolved !== undefined) return { ...source, reference: resolved }
  return source
}

function isUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/|^[\w.-]+@[\w.-]+:/i.test(text)
}
