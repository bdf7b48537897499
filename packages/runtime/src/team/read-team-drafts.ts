import { join } from 'node:path'
import { readDraft, type SkillFiles, type TeamDraft } from '@metier/core'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { draftNames } from './draft-names.ts'
import { reading } from './reading.ts'

/** A draft and all files of its directory. */
export interface PresentDraft {
  readonly draft: TeamDraft
  readonly all: SkillFiles
}

/** The drafts of the team in this absolute directory, in byte order of name. What is no draft is passed over. */
export function readTeamDrafts(directory: string): readonly PresentDraft[] {
  return draftNames(directory).flatMap((name) => {
    const place = join(directory, 'drafts', name)
    const all = reading(place, () => readSkillFiles(place))
    const draft = readDraft(name, all)
    return draft === undefined ? [] : [{ draft, all }]
  })
}
