import { join } from 'node:path'
import { closestWord, MetierError, type CatalogEntry, type FileSystem, plural } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import { listResources } from './list-resources.ts'

/** Bytes of one file of a skill that we hand out; OSTwin's ceiling. */
const largestSkillFile = 10 * 1024 * 1024

export interface ReadSkillFileOptions {
  readonly fileSystem: FileSystem
  readonly entry: CatalogEntry
  /** Relative to the skill's directory, with `/`. */
  readonly path: string
}

/** One file of a skill. The check is on real paths, so that no link and no spelling leads out of the skill. */
export function readSkillFile({ fileSystem, entry, path }: ReadSkillFileOptions): Uint8Array {
  const { directory } = entry.candidate
  const real = fileSystem.realPath(directory)
  if (isUnsafe(path)) throw escapes(entry, path)
  const target = real === undefined ? undefined : fileSystem.realPath(join(real, ...path.split('/')))
  if (real === undefined || target === undefined) throw notFound(fileSystem, entry, path)
  if (!pathInside(target, real)) throw escapes(entry, path)
  const stat = fileSystem.stat(target)
  if (stat?.kind !== 'file') throw notFound(fileSystem, entry, path)
  if (stat.size > largestSkillFile) throw tooLarge(entry, path, stat.size)
  const head = fileSystem.readHead(target, largestSkillFile, { followLink: false })
  if (head === undefined || head.stat.kind !== 'file') throw notFound(fileSystem, entry, path)
  return head.bytes
}

function isUnsafe(path: string): boolean {
  return path.includes('\0') || /^(?:[/\\]|[a-zA-Z]:)/.test(path) || path.split(/[/\\]/).includes('..')
}

function escapes({ name }: CatalogEntry, path: string): MetierError {
  return new MetierError({
    code: 'path-escapes-skill',
    message: `${JSON.stringify(path)} is not inside the skill ${name}.`,
    next: 'Give a path relative to the directory of the skill, such as `references/guide.md`.',
    data: { name, path },
  })
}

function notFound(fileSystem: FileSystem, { name, candidate }: CatalogEntry, path: string): MetierError {
  const { resources } = listResources({ fileSystem, directory: candidate.directory, skillFile: '' })
  const paths = resources.map((resource) => resource.path)
  const near = closestWord(path, paths)
  const available = `Its files: ${paths.slice(0, 50).join(', ')}${paths.length > 50 ? ', …' : ''}.`
  return new MetierError({
    code: 'not-found',
    message: `The skill ${name} has no file ${JSON.stringify(path)}.`,
    next: near === undefined ? available : `Did you mean ${near}? ${available}`,
    data: { name, path },
  })
}

function tooLarge({ name }: CatalogEntry, path: string, size: number): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} of the skill ${name} has ${plural(size, 'byte')}; at most ${largestSkillFile} are read.`,
    next: 'Open the file in the directory of the skill with another program.',
    data: { name, path, size },
  })
}
