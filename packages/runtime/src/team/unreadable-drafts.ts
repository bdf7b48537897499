import { draftNames } from './draft-names.ts'
import { readTeamDrafts } from './read-team-drafts.ts'

/** Folders that lie where drafts do and are none, such as one whose `draft.json` was broken by a merge. */
export function unreadableDrafts(directory: string): readonly string[] {
  const drafts = new Set(readTeamDrafts(directory).map(({ draft }) => draft.name))
  return draftNames(directory).filter((name) => !drafts.has(name))
}
