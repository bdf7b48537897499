import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { MetierError, type FileSystem } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import { digestLine } from './digest-line.ts'
import { digestLineOf } from './digest-line-of.ts'
import { digestLines } from './digest-lines.ts'

/** Anything larger than this is not a skill; hashing it would stall the caller. */
const mostFiles = 20_000
const mostBytes = 512 * 1024 * 1024
/** Read of a file before its size is known. What is larger is read again in parts, if it does not go beyond what is left. */
const firstLook = 4 * 1024 * 1024

export interface DigestOptions {
  readonly except?: string
  readonly onLeftOut?: (path: string) => void
}

/**
 * What a skill is, as one number: SHA-256 over the canonical list of its files, as `sha256:` and 64 hex
 * digits. The list is UTF-8 text: the line `metier-digest/1`, then for each file in byte order of its path
 *
 *     <path> NUL <size in bytes> NUL <x|-> NUL <SHA-256 of its bytes in hex> LF
 *
 * with `/` in paths and `x` for a file that its owner may execute. For a link that stays inside the skill
 * the third field is `l`, the size 0, and the hash that of the real path it leads to, relative to the
 * skill. `.git` is left out; empty directories, times, owners and other modes do not count.
 *
 * Vectors: no file gives `sha256:` of the line `metier-digest/1` and its LF, `fe11507d…`; see the tests for more.
 *
 * `except` names one file at the top that does not count: a signature cannot sign itself. `onLeftOut` is told each
 * `.git`, by its path in the skill.
 *
 * Throws `refused` for a link out of the skill and for more than 20,000 files or 512 MiB, and
 * `file-unreadable` when anything cannot be read: a digest of a part would vouch for what nobody saw.
 */
export function digestDirectory(fileSystem: FileSystem, directory: string, options: DigestOptions = {}): string {
  const { except, onLeftOut } = options
  const lines = linesOf(fileSystem, directory, onLeftOut)
  if (except !== undefined) lines.delete(except)
  return digestLines(lines)
}

function linesOf(fileSystem: FileSystem, directory: string, onLeftOut?: (path: string) => void): Map<string, string> {
  const real = fileSystem.realPath(directory)
  if (real === undefined) throw refused(directory, 'does not exist')
  const files = new Map<string, string>()
  let bytesLeft = mostBytes
  const visit = (relative: string) => {
    for (const { name, kind } of fileSystem.list(join(real, relative)) ?? []) {
      const path = relative === '' ? name : `${relative}/${name}`
      if (name === '.git') {
        onLeftOut?.(path)
        continue
      }
      if (kind === 'directory') visit(path)
      else if (kind === 'symlink') files.set(path, linkLine(fileSystem, real, path))
      else {
        const { line, size } = fileLine(path, { fileSystem, real, bytesLeft })
        if (line !== undefined) files.set(path, line)
        bytesLeft -= size
      }
      if (files.size > mostFiles) throw tooLarge(directory, 'has more than 20,000 files')
      if (bytesLeft < 0) throw tooLarge(directory, 'holds more than 512 MiB')
    }
  }
  visit('')
  return files
}

interface Where {
  readonly fileSystem: FileSystem
  /** Real path of the skill. */
  readonly real: string
  readonly bytesLeft: number
}

/** No line for a file that is larger than what is left. */
function fileLine(
  path: string,
  { fileSystem, real, bytesLeft }: Where,
): { readonly line?: string; readonly size: number } {
  const read = (most: number) => fileSystem.readHead(join(real, path), most, { followLink: false })
  let file = read(firstLook)
  if (file?.bytes.length === firstLook && file.stat.size > firstLook) {
    if (file.stat.size > bytesLeft) return { size: file.stat.size }
    if (fileSystem.readParts !== undefined) return largeLine(path, { fileSystem, real })
    file = read(mostBytes)
  }
  if (file?.stat.kind !== 'file') throw refused(join(real, path), 'changed while it was read')
  const executable = (file.stat.mode & 0o100) !== 0
  return { line: digestLine(path, file.bytes, executable), size: file.bytes.length }
}

/** Of a file of hundreds of megabytes no more is held at once than a part. */
function largeLine(path: string, { fileSystem, real }: Omit<Where, 'bytesLeft'>) {
  const sum = createHash('sha256')
  let size = 0
  const stat = fileSystem.readParts?.(join(real, path), (part) => {
    sum.update(part)
    size += part.length
  })
  if (stat?.size !== size) throw refused(join(real, path), 'changed while it was read')
  const executable = (stat.mode & 0o100) !== 0
  return { line: digestLineOf(path, { size, executable, sha256: sum.digest('hex') }), size }
}

function linkLine(fileSystem: FileSystem, real: string, path: string): string {
  const target = fileSystem.realPath(join(real, path))
  if (target === undefined || !pathInside(target, real)) throw refused(join(real, path), 'is a link out of the skill')
  const inside = target.slice(real.length + 1).replaceAll('\\', '/')
  return [path, '0', 'l', `${sha256(inside)}\n`].join('\0')
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function tooLarge(path: string, why: string): MetierError {
  return refused(
    path,
    why,
    'Take out of its folder what is no part of the skill, and have it fetched where it is needed.',
  )
}

function refused(path: string, why: string, next = 'Correct the directory of the skill and try again.'): MetierError {
  return new MetierError({
    code: 'refused',
    message: `No digest can be made: ${path} ${why}.`,
    next,
    data: { path },
  })
}
