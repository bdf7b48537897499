import { join } from 'node:path'
import type { FileSystem } from '@metier/core'
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

/** Packed by zlib, and without what reads as a command: that comes by chance in few of them, which are then read. */
function isLooseObject(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes
  return first === 0x78 && (first * 256 + second) % 31 === 0 && !/[\t\n\x20-\x7e]{14}/.test(bytes.toString('latin1'))
}
