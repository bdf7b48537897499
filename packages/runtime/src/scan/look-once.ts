import { basename, dirname, join } from 'node:path'
import type { FileHead, FileSystem } from '@metier/core'

/** What was seen of a disk, and whether all of it is held. */
export interface OneLook {
  readonly fileSystem: FileSystem
  /** False when something was too large to be held, so that it was read anew each time. */
  readonly isWhole: () => boolean
}

/** Bytes that are held in memory for one skill. */
const mostBytes = 64 * 1024 * 1024

/**
 * A disk as it was when each thing of it was first looked at: what is digested and what is judged are then the same bytes,
 * whoever writes meanwhile, and by whichever way over links either asks for them. For one skill and one moment.
 */
export function lookOnce(disk: FileSystem, limit = mostBytes): OneLook {
  const heads = new Map<string, FileHead | undefined>()
  let left = limit
  let isWhole = true
  const realPath: FileSystem['realPath'] = onceFor((path) => disk.realPath(path), placeOf)
  /** One name for each thing: below the real path of the directory it lies in. */
  function placeOf(path: string): string {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent) ?? parent, basename(path))
  }
  const readHead: FileSystem['readHead'] = (path, most, options) => {
    const key = `${String(options?.followLink ?? true)} ${placeOf(path)}`
    const before = heads.get(key)
    // Of a file that was read to its end every head is known, of another those that are shorter.
    if (before !== undefined && (before.bytes.length >= most || before.bytes.length >= before.stat.size))
      return { ...before, bytes: before.bytes.subarray(0, most) }
    if (before === undefined && heads.has(key)) return undefined
    if (before !== undefined) isWhole = false
    const head = disk.readHead(path, most, { followLink: options?.followLink ?? true })
    if ((head?.bytes.length ?? 0) > left) {
      isWhole = false
      return head
    }
    left -= head?.bytes.length ?? 0
    heads.set(key, head)
    return head
  }
  const fileSystem: FileSystem = {
    list: onceFor(
      (path) => disk.list(path),
      (path) => realPath(path) ?? placeOf(path),
    ),
    stat: onceFor((path) => disk.stat(path), placeOf),
    statLink: onceFor((path) => disk.statLink(path), placeOf),
    realPath,
    readHead,
    read: (path) => readHead(path, Number.MAX_SAFE_INTEGER)?.bytes,
  }
  return { fileSystem, isWhole: () => isWhole }
}

function onceFor<Answer>(ask: (path: string) => Answer, placeOf: (path: string) => string): (path: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (path) => {
    const place = placeOf(path)
    // Boxed, for that nothing is there is an answer as well.
    const found = known.get(place) ?? { answer: ask(path) }
    known.set(place, found)
    return found.answer
  }
}
