import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFiles } from '@metier/core'
import { readParts } from '../disk/read-parts.ts'
import { readTree } from '../store/read-tree.ts'

/** Loading the tables of a language takes milliseconds, and only hashing needs them. */
let collator: Intl.Collator | undefined

/** The order that JavaScript gives names in the language that Node falls back on. */
function compare(left: string, right: string): number {
  collator ??= new Intl.Collator('en')
  return collator.compare(left, right)
}

/**
 * The hash that the `skills` installer keeps in `skills-lock.json`: SHA-256 over the path and then the bytes of each
 * regular file, in the order of a dictionary, without anything between them. Two skills can share it, so Metier writes
 * it for that installer's sake and goes by its own digest.
 */
export function computedHash(directory: string, files: SkillFiles | undefined = readTree(directory)): string {
  if (files === undefined) return hashOf(filesOf(directory, ''), (path, take) => readParts(join(directory, path), take))
  return hashOf([...files.keys()].filter(isCounted), (path, take) => take(files.get(path)?.bytes ?? new Uint8Array()))
}

type Read = (path: string, take: (part: Uint8Array) => void) => unknown

function hashOf(paths: readonly string[], read: Read): string {
  const hash = createHash('sha256')
  for (const path of paths.toSorted((left, right) => compare(left, right))) {
    hash.update(path)
    read(path, (part) => hash.update(part))
  }
  return hash.digest('hex')
}

const skipped = new Set(['.git', 'node_modules'])

function isCounted(path: string): boolean {
  return !path
    .split('/')
    .slice(0, -1)
    .some((part) => skipped.has(part))
}

function filesOf(directory: string, within: string): readonly string[] {
  return readdirSync(join(directory, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesOf(directory, path)
    return entry.isFile() ? [path] : []
  })
}
