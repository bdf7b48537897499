import { relative } from 'node:path'
import { MetierError, type FileSystem, type Host } from '@metier/core'
import { pathInside } from '../../discover/path-inside.ts'
import { createTreeFileSystem, type TreeFile } from './create-tree-file-system.ts'
import { runGit } from './run-git.ts'

export interface GitRevisionOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  /** Absolute; anywhere in the work tree. */
  readonly directory: string
  /** Whatever git takes for a commit: a branch, a tag, `HEAD~2`. */
  readonly reference: string
}

/** A repository as it was at one commit. */
export interface GitRevision {
  /**
   * A directory as it was then, as a disk in memory on which it has the same absolute path; `undefined` when it was
   * not there, or not in this repository.
   */
  treeOf(directory: string): Promise<FileSystem | undefined>
}

/** Files of one directory, and bytes of one file, that are read out of git; what is more is not scanned either. */
const mostFiles = 20_000
const largestFile = 32 * 1024 * 1024
const largestTotal = 256 * 1024 * 1024

/**
 * Reads a commit straight from git's objects: the work tree is not touched, and no filter, hook or command of the
 * repository runs. Throws `not-found` where there is no repository or no such commit, `missing-dependency` without git.
 */
export async function openGitRevision(options: GitRevisionOptions): Promise<GitRevision> {
  const { fileSystem, host, directory, reference } = options
  const git = async (words: readonly string[], input?: string) =>
    runGit(words, { host, cwd: directory, ...(input !== undefined && { input }) })
  const top = await git(['rev-parse', '--show-toplevel'])
  if (top.exitCode !== 0) throw noRepository(directory, textOf(top.stderr))
  const root = fileSystem.realPath(textOf(top.stdout).trimEnd()) ?? textOf(top.stdout).trimEnd()
  const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`])
  const commit = textOf(found.stdout).trim()
  if (found.exitCode !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) throw noCommit(reference)
  return {
    async treeOf(wanted) {
      const real = fileSystem.realPath(wanted) ?? wanted
      if (!pathInside(real, root)) return undefined
      const path = relative(root, real).replaceAll('\\', '/')
      const listed = await git(['ls-tree', '-r', '-z', '--long', '--full-tree', `${commit}:${path}`])
      if (listed.exitCode !== 0) return undefined
      const files = filesOf(textOf(listed.stdout))
      const read = await git(['cat-file', '--batch'], files.map(({ name }) => `${name}\n`).join(''))
      return createTreeFileSystem(wanted, withBytes(files, read.stdout))
    },
  }
}

interface ListedFile {
  readonly path: string
  readonly mode: string
  /** Of the object. */
  readonly name: string
}

/** What `ls-tree -r -z --long` prints: `mode type object size TAB path NUL`. Submodules have no files of their own. */
function filesOf(listing: string): readonly ListedFile[] {
  let left = largestTotal
  return listing.split('\0').flatMap((line, index) => {
    const [, mode, name, size, path] = /^(\d{6}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? []
    if (mode === undefined || name === undefined || path === undefined || index >= mostFiles) return []
    left -= Number(size)
    return Number(size) > largestFile || left < 0 ? [] : [{ path, mode, name }]
  })
}

/** What `cat-file --batch` prints for each object: `name type size LF bytes LF`. */
function withBytes(files: readonly ListedFile[], output: Uint8Array): readonly TreeFile[] {
  let at = 0
  return files.flatMap(({ path, mode }) => {
    const end = output.indexOf(10, at)
    const size = Number(/ (\d+)$/.exec(textOf(output.subarray(at, Math.max(at, end))))?.[1] ?? Number.NaN)
    if (end === -1 || Number.isNaN(size)) {
      at = end === -1 ? output.length : end + 1
      return []
    }
    const bytes = output.subarray(end + 1, end + 1 + size)
    at = end + 1 + size + 1
    return [{ path, bytes, isLink: mode === '120000', isExecutable: mode === '100755' }]
  })
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function noRepository(directory: string, complaint: string): MetierError {
  const isUnsafe = complaint.includes('dubious ownership')
  return new MetierError({
    code: 'not-found',
    message: isUnsafe ? `git does not trust the owner of ${directory}.` : `${directory} is in no git repository.`,
    next: isUnsafe
      ? 'Run `git config --global --add safe.directory DIR` for the repository.'
      : 'Leave out `--diff`, or name skills that git keeps.',
    data: { directory },
  })
}

function noCommit(reference: string): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `git knows no commit ${JSON.stringify(reference)} here.`,
    next: 'Commit or fetch it first; in continuous integration, check out with the whole history (`fetch-depth: 0`).',
    data: { reference },
  })
}
