import { folderNameProblem } from './folder-name-problem.ts'
import type { StagedSkill } from './staged-skill.ts'

const digestPattern = /^sha256:[0-9a-f]{64}$/

/**
 * Which copies lie in a room, by folder, from the text of `.staged.json`; `undefined` for what is no such list. A
 * folder that is none, such as `..`, is left out: the file comes with the project and may be anybody's.
 */
export function readStagedFile(text: string): ReadonlyMap<string, StagedSkill> | undefined {
  const data = parse(text)
  const skills = fieldOf(data, 'skills')
  if (fieldOf(data, 'schema') !== 'metier.staged/1' || typeof skills !== 'object' || skills === null) return undefined
  const staged = new Map<string, StagedSkill>()
  for (const [folder, value] of Object.entries(skills)) {
    const skill = skillOf(value)
    if (skill === undefined) return undefined
    if (folderNameProblem(folder) === undefined) staged.set(folder, skill)
  }
  return staged
}

function skillOf(value: unknown): StagedSkill | undefined {
  const [name, origin] = [fieldOf(value, 'name'), fieldOf(value, 'origin')]
  const [source, digest, was] = [fieldOf(value, 'source'), fieldOf(value, 'digest'), fieldOf(value, 'was')]
  if (typeof name !== 'string' || typeof origin !== 'string' || !isDigest(source) || !isDigest(digest)) return undefined
  if (was === undefined) return { name, origin, source, digest }
  return isDigest(was) ? { name, origin, source, digest, was } : undefined
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && digestPattern.test(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}
