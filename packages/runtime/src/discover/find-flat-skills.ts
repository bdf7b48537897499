import { join } from 'node:path'
import { MetierError, type Diagnostic, type DirectoryEntry, type FileSystem } from '@metier/core'
import { discoveryProblem } from './discovery-problem.ts'

/** Files that stand beside skills and are meant to be read by people. */
const ordinary = /^(?:readme|agents|claude|gemini|changelog|contributing|license|notice|index|security)\b/i

/** More than these are not listed: the first ones show what has to be done. */
const most = 20

/**
 * Markdown files directly in a root that look like skills. They are not loaded (decisions R-24): a file
 * beside the others could otherwise take the place of an innocent neighbour. The finding points at them.
 */
export function findFlatSkills(
  fileSystem: FileSystem,
  root: string,
  entries: readonly DirectoryEntry[],
): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  for (const { name, kind } of entries) {
    if (problems.length === most) break
    if (kind !== 'file' || !name.toLowerCase().endsWith('.md') || ordinary.test(name)) continue
    const path = join(root, name)
    if (!startsWithFence(fileSystem, path)) continue
    problems.push(
      discoveryProblem('flat-skill', path, `${name} is not loaded: a skill is a directory with a SKILL.md.`),
    )
  }
  return problems
}

function startsWithFence(fileSystem: FileSystem, path: string): boolean {
  try {
    const bytes = fileSystem.readHead(path, 3)?.bytes
    return bytes?.length === 3 && bytes.every((byte) => byte === 0x2d)
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    return false
  }
}
