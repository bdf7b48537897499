import { MetierError } from '../errors/metier-error.ts'
import { isSafeRef } from './is-safe-ref.ts'
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
      return npmPackage(entry.source)
    case 'clawhub':
      return parseSource(`clawhub:${entry.source}`).source
    case 'oci':
      return { kind: 'oci', reference: entry.source }
    case 'apm':
      return parseSource(`apm:${entry.source}`).source
    case 'mcp':
      return parseSource(`mcp:${entry.source}`).source
    case 'git':
      return repository(sourceUrl ?? entry.source, ref)
    default:
      return known(entry)
  }
}

/**
 * A lock comes with a repository. To npm a name with more to it would be a folder, or a repository whose programs it
 * starts; to git an address may be the name of a program.
 */
function npmPackage(name: string): PackageSource {
  const { source } = parseSource(`npm:${name}`)
  if (source.kind === 'npm' && source.name === name) return source
  throw unusable('npm package', name)
}

function repository(url: string, ref: string | undefined): PackageSource {
  if (url === '' || url.startsWith('-') || url.includes('::')) throw unusable('repository', url)
  if (ref !== undefined && !isSafeRef(ref)) throw unusable('branch', ref)
  return { kind: 'git', host: 'other', url, ...(ref !== undefined && { ref }) }
}

function unusable(what: string, text: string): MetierError {
  return new MetierError({
    code: 'usage',
    message: `The lock names a source that is no ${what}: ${JSON.stringify(text.slice(0, 200))}.`,
    next: 'Nothing was fetched. Restore the lock from version control.',
  })
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
  if (source.kind === 'git' && commit !== undefined) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) throw unusable('commit', commit)
    return { ...source, ref: commit }
  }
  if (source.kind === 'npm' && version !== undefined) return parseSource(`npm:${source.name}@${version}`).source
  const hasVersions = source.kind === 'clawhub' || source.kind === 'apm'
  if (hasVersions && version !== undefined) return { ...source, version }
  if (source.kind === 'oci' && resolved !== undefined) return { ...source, reference: resolved }
  return source
}

function isUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/|^[\w.-]+@[\w.-]+:/i.test(text)
}
