import { MetierError, type FileSystem } from '@metier/core'
import { join } from 'node:path'

/** What one skill may have under the Skills extension of MCP (SEP-2640, "Limits"). */
const publishedLimits = { files: 512, bytes: 16 * 1024 * 1024 } as const

/** Bytes of one file that Metier hands out; a larger one could be listed but never read. */
const largestFile = 10 * 1024 * 1024

/** Neither is part of what an author wrote: the history of the checkout, and what macOS leaves in folders. */
const leftOut = new Set(['.git', '.DS_Store'])

/** Directories, links and files looked at before giving up. */
const mostEntries = 5000

export interface PublishedFiles {
  /** By path inside the skill with `/`; incomplete when there are objections. */
  readonly files: Readonly<Record<string, Uint8Array>>
  /** Why the skill cannot be published as it is, each a sentence for its author. */
  readonly objections: readonly string[]
}

/**
 * Every file of a skill, or why they cannot be published: the extension wants all of them with their digests, and has
 * no way to say link, device or hidden file.
 */
export function collectPublishedFiles(fileSystem: FileSystem, directory: string): PublishedFiles {
  const files: Record<string, Uint8Array> = {}
  const objections: string[] = []
  let count = 0
  let bytes = 0
  let seen = 0
  const full = () => objections.length >= 5 || count > publishedLimits.files || bytes > publishedLimits.bytes
  const take = (path: string) => {
    const head = fileSystem.readHead(join(directory, path), largestFile + 1, { followLink: false })
    if (head?.stat.kind !== 'file') return objections.push(`${path} changed while it was read.`)
    if (head.bytes.length > largestFile) return objections.push(`${path} has more than ${largestFile} bytes.`)
    count += 1
    bytes += head.bytes.length
    files[path] = head.bytes
    return 0
  }
  const visit = (relative: string): void => {
    for (const { name, kind } of fileSystem.list(join(directory, relative)) ?? []) {
      if (full()) return
      seen += 1
      if (seen > mostEntries) return
      const path = relative === '' ? name : `${relative}/${name}`
      if (leftOut.has(name)) continue
      if (name.startsWith('.')) objections.push(`${path} is hidden: the extension has no hidden files.`)
      else if (kind === 'directory') visit(path)
      else if (kind === 'file') take(path)
      else objections.push(`${path} is ${kind === 'symlink' ? 'a link' : 'no file'}: put a copy in its place.`)
    }
  }
  quietly(() => visit(''), objections)
  objections.push(...lookAlikes(Object.keys(files)))
  if (count > publishedLimits.files) objections.push(`It has more than ${publishedLimits.files} files.`)
  if (bytes > publishedLimits.bytes)
    objections.push(`Its files have more than ${publishedLimits.bytes} bytes together.`)
  if (seen > mostEntries) objections.push(`It has more than ${mostEntries} files and folders.`)
  return { files, objections }
}

/** Two names that this disk keeps apart would be one file at the host. */
function lookAlikes(paths: readonly string[]): readonly string[] {
  const known = new Map<string, string>()
  return paths.flatMap((path) => {
    const key = path.normalize('NFC').toLowerCase()
    const other = known.get(key)
    known.set(key, path)
    return other === undefined ? [] : [`${other} and ${path} differ by case or spelling only.`]
  })
}

/** What cannot be read cannot be published, and says so. */
function quietly(action: () => void, objections: string[]): void {
  try {
    action()
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    objections.push(error.message)
  }
}
