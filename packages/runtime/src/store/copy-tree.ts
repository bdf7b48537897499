import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { MetierError } from '@metier/core'
import { diskError } from '../disk/disk-error.ts'

/**
 * Copies the files of a skill, sharing their blocks with the original where the disk can. Links are copied as links, and
 * unless `linkOf` says where they lead only when they are relative: what one points to is never read. `.git` stays behind.
 * Only whether its owner may execute a file is kept of its mode.
 */
export function copyTree(from: string, to: string, linkOf: (link: string) => string = relativeLink): void {
  try {
    copyDirectory(from, to, linkOf)
  } catch (error) {
    throw error instanceof MetierError ? error : diskError('file-unwritable', to, error)
  }
}

function copyDirectory(from: string, to: string, linkOf: (link: string) => string): void {
  mkdirSync(to, { mode: 0o755 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.name === '.git') continue
    if (entry.isDirectory()) copyDirectory(source, target, linkOf)
    else if (entry.isSymbolicLink()) symlinkSync(linkOf(source), target)
    else if (entry.isFile()) copyFile(source, target)
    else throw special(source)
  }
}

function copyFile(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  const mode = lstatSync(source).mode & 0o777
  const wanted = (mode & 0o100) === 0 ? 0o644 : 0o755
  if (mode !== wanted) chmodSync(target, wanted)
}

function relativeLink(link: string): string {
  const leads = readlinkSync(link)
  if (isAbsolute(leads)) throw special(link)
  return leads
}

function special(path: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} is no regular file, directory or relative link.`,
    next: 'Take it out of the skill.',
    data: { path },
  })
}
