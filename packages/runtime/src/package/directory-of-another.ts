import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryPathProblem, longestHead, nameKey, parseSkill } from '@metier/core'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'

/** Characters of a folder's name, as that installer cuts it. */
const longest = 255
/** What it calls the folder of a skill of whose name nothing is left, such as one in Chinese. */
const nameless = 'unnamed-skill'

/** Names that both installers leave as they are: hyphens stand alone and between others. */
const isTheSame = /^[a-z0-9._]+(?:-[a-z0-9._]+)*$/

/**
 * Where the installer `skills` put a skill whose name it made another folder's name of than we do: it knows ASCII letters,
 * digits, `.` and `_` alone, so that `über` lies in `ber`. `undefined` unless that folder holds a skill of this very name
 * and ours, `plain`, is not there: `ber` may as well be another skill, which must not be taken for this one.
 */
export function directoryOfAnother(root: string, name: string, plain: string): string | undefined {
  if (name === plain && isTheSame.test(name)) return undefined
  const left = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, longest)
  const theirs = left === '' ? nameless : left
  if (theirs === plain || entryPathProblem(theirs) !== undefined) return undefined
  const directory = join(root, theirs)
  if (existsSync(join(root, plain)) || !existsSync(directory)) return undefined
  const found = nameAt(directory)
  return found !== undefined && nameKey(found) === nameKey(name) ? directory : undefined
}

function nameAt(directory: string): string | undefined {
  const path = join(directory, 'SKILL.md')
  try {
    const head = createNodeFileSystem().readHead(path, longestHead, { followLink: false })
    if (head?.stat.kind !== 'file') return undefined
    const { bytes, stat } = head
    return parseSkill({ bytes, path, directoryName: basename(directory), totalSize: stat.size }).skill?.name
  } catch {
    return undefined
  }
}
