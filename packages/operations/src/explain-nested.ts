import { nameKey, type CatalogView, type Explanation, type FileSystem } from '@metier/core'
import { dirname, join } from 'node:path'
import { listSkillFiles } from './list-skill-files.ts'

/** Skills whose files are looked through; beyond that a person has waited long enough. */
const mostSkills = 5000
const mostShown = 3

/** Folders of that name inside other skills: their author will wonder why they are not listed. */
export function explainNested(name: string, view: CatalogView, fileSystem: FileSystem): readonly Explanation[] {
  const key = nameKey(name)
  const found: Explanation[] = []
  for (const { candidate, name: owner } of view.all.slice(0, mostSkills)) {
    for (const file of listSkillFiles(candidate.directory, fileSystem) ?? []) {
      const isNested = /\/skill\.md$/i.test(file) && nameKey(dirname(file).split('/').at(-1) ?? '') === key
      if (!isNested) continue
      found.push({
        code: 'inside-a-skill',
        kind: 'problem',
        message: `It lies inside the skill ${owner} and belongs to it: move its folder beside that of ${owner}.`,
        path: join(candidate.directory, file),
      })
      if (found.length === mostShown) return found
    }
  }
  return found
}
