import { join } from 'node:path'
import { MetierError, compareBytes, type FileSystem, type ScanFile, type ScanNote, plural } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'
import { CollectedFiles, largestBinary } from './collected-files.ts'
import { isPackedByGit } from './is-packed-by-git.ts'
import { withBytecodeLeftBehind } from './with-bytecode-left-behind.ts'
import { scanLimits, type ScanLimits } from './scan-limits.ts'

export interface CollectOptions {
  readonly fileSystem: FileSystem
  /** Absolute directory of the skill. */
  readonly directory: string
  readonly limits?: ScanLimits
  /** Asked between files: when it says so, the rest is noted as not read. */
  readonly isLate?: () => boolean
}

/**
 * Every file of a skill: dot directories, build output and what is packed in archives too. No link is followed.
 * What is not read is noted, in the order of the files' paths.
 */
export function collectSkillFiles(options: CollectOptions): { files: readonly ScanFile[]; notes: readonly ScanNote[] } {
  const { fileSystem, directory, limits = scanLimits, isLate } = options
  const collected = new CollectedFiles(limits)
  const paths = listPaths(options, collected, limits)
  const known = new Set(paths)
  for (const path of paths.slice(0, limits.maximumFiles)) {
    if (isLate?.() === true) {
      collected.note('too-slow', path, 'Reading stopped before this file.')
      break
    }
    try {
      const head = fileSystem.readHead(join(directory, path), largestBinary, { followLink: false })
      if (head === undefined || head.stat.kind !== 'file') {
        collected.note('unreadable-file', path, 'Changed while it was read.')
        continue
      }
      if (/\.py[co]$/i.test(path)) noteBytecode(path, known, collected)
      collected.add(path, head.bytes, { size: head.stat.size })
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      collected.note('unreadable-file', path, reasonOf(error, directory, path))
    }
  }
  if (paths.length > limits.maximumFiles) {
    const message = `There are ${plural(paths.length, 'file')} or more; ${limits.maximumFiles} are read.`
    collected.note('too-many-files', paths[limits.maximumFiles] ?? '', message)
  }
  return { files: collected.files, notes: withBytecodeLeftBehind(collected.files, collected.notes) }
}

/** Paths below the skill, those that matter most first: who pads with files must not push the rest out of sight. */
function listPaths(
  { fileSystem, directory }: CollectOptions,
  collected: CollectedFiles,
  limits: ScanLimits,
): readonly string[] {
  const real = fileSystem.realPath(directory) ?? directory
  const paths: string[] = []
  // Counting goes on for a while after the limit, so that the note says how many there are.
  const most = limits.maximumFiles * 10
  const visit = (prefix: string, depth: number): void => {
    const entries = fileSystem.list(join(directory, prefix))
    if (entries === undefined)
      collected.note('unreadable-file', prefix === '' ? 'SKILL.md' : prefix, 'Is gone, or was never there.')
    for (const { name, kind } of entries ?? []) {
      const path = `${prefix}${name}`
      if (paths.length >= most) return
      if (kind === 'directory') {
        if (depth < limits.maximumDepth) visitQuietly(`${path}/`, depth + 1)
        else collected.note('too-deep', path, `Lies more than ${limits.maximumDepth} directories deep.`)
      } else if (kind === 'file') {
        if (!isPackedByGit(fileSystem, directory, path)) paths.push(path)
      } else if (kind === 'symlink') noteLink(fileSystem, join(directory, path), { real, path, collected })
      else collected.note('not-a-file', path, 'Is neither a file nor a directory.')
    }
  }
  const visitQuietly = (prefix: string, depth: number): void => {
    try {
      visit(prefix, depth)
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      collected.note('unreadable-file', prefix, reasonOf(error, directory, prefix))
    }
  }
  visitQuietly('', 1)
  return paths.toSorted((left, right) => rank(left) - rank(right) || compareBytes(left, right))
}

function rank(path: string): number {
  if (/^skill\.md$/i.test(path)) return 0
  return /^(?:node_modules|\.git)\//.test(path) ? 2 : 1
}

/** As the other notes, of paths below the skill alone: where it lies on this machine is nobody's business. */
function reasonOf({ message }: MetierError, directory: string, path: string): string {
  return message.replaceAll(join(directory, path), path === '' ? 'its folder' : path)
}

function noteLink(
  fileSystem: FileSystem,
  absolute: string,
  { real, path, collected }: { readonly real: string; readonly path: string; readonly collected: CollectedFiles },
): void {
  let target: string | undefined
  try {
    target = fileSystem.realPath(absolute)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
  }
  if (target === undefined) collected.note('unreadable-file', path, 'Is a link that leads nowhere.')
  else if (!pathInside(target, real)) collected.note('link-outside-skill', path, 'Is a link out of the skill.')
}

function noteBytecode(path: string, known: ReadonlySet<string>, collected: CollectedFiles): void {
  const source = path.replace(
    /(?:__pycache__\/)?([^/]+?)(?:\.cpython-\d+(?:-pytest-[\d.]+)?)?(?:\.opt-\d)?\.py[co]$/i,
    '$1.py',
  )
  if (known.has(source)) collected.note('bytecode', path, `Is compiled Python beside ${source}.`)
  else collected.note('bytecode-without-source', path, `Is compiled Python, and there is no ${source}.`)
}
