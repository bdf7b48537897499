import * as z from 'zod'
import { folderNameProblem } from './folder-name-problem.ts'
import type { StagedSkill } from './staged-skill.ts'

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/)

const shape = z.object({
  schema: z.literal('metier.staged/1'),
  skills: z.record(
    z.string(),
    z.object({ name: z.string(), origin: z.string(), source: digest, digest, was: digest.optional() }),
  ),
})

/**
 * Which copies lie in a room, by folder, from the text of `.staged.json`; `undefined` for what is no such list. A
 * folder that is none, such as `..`, is left out: the file comes with the project and may be anybody's.
 */
export function readStagedFile(text: string): ReadonlyMap<string, StagedSkill> | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = shape.safeParse(data)
  if (!read.success) return undefined
  return new Map(
    Object.entries(read.data.skills)
      .filter(([folder]) => folderNameProblem(folder) === undefined)
      .map(([folder, { was, ...skill }]) => [folder, was === undefined ? skill : { ...skill, was }]),
  )
}
