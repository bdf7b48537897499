import { MetierError, writeDraft, type TeamChange, type TeamDraft } from '@metier/core'
import { readTeamPath } from '@metier/runtime'

/** The files of a draft. Throws `already-exists` where one of its name waits already. */
export function newDraft(directory: string, draft: TeamDraft): readonly TeamChange[] {
  if (readTeamPath(directory, `drafts/${draft.name}`) === undefined) return writeDraft(draft)
  throw new MetierError({
    code: 'already-exists',
    message: `There is a draft ${draft.name} already.`,
    next: `Accept it with \`metier team accept ${draft.name}\`, or take it back with \`metier team reject ${draft.name}\`.`,
  })
}
