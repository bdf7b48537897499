import { join } from 'node:path'
import type { FileSystem } from '@metier/core'
import { inflateSync, constants } from 'node:zlib'
import { isNamedByGit } from './is-named-by-git.ts'

/** How the index, packs and what belongs to them begin, with a version: zeros, so that no shell takes them for its own. */
const heads = new Set(['444952430000', '5041434b0000', 'ff744f630000', '524944580000', '4249544d0001', '4d544d450000'])

/** Bytes that are looked at; a program of any use has a line in them. */
const looked = 8192

/** Is this what git packs, by its first bytes too? Anything can be put under such a name, and run from there. */
export function isPackedByGit(fileSystem: FileSystem, directory: string, path: string): boolean {
  if (!isNamedByGit(path)) return false
  const head = fileSystem.readHead(join(directory, path), looked, { followLink: false })
  if (head?.stat.kind !== 'file') return false
  const bytes = Buffer.from(head.bytes)
  return heads.has(bytes.toString('hex', 0, 6)) || isLooseObject(bytes)
}

function isLooseObject(bytes: Buffer): boolean {
  if (/[\t\n\x20-\x7e]{40}/.test(bytes.toString('latin1'))) return false
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 4 * 1024 * 1024 }
    return /^(?:blob|tree|commit|tag) \d+\0/.test(inflateSync(bytes, options).toString('latin1', 0, 40))
  } catch {
    return false
  }
}
