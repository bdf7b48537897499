import { MetierError } from '@metier/core'
import { readTeamDrafts, type PresentDraft } from '@metier/runtime'

/** The draft of this name. Throws `not-found` with those that wait. */
export function requireDraft(directory: string, name: string | undefined): PresentDraft {
  const all = readTeamDrafts(directory)
  const found = all.find(({ draft }) => draft.name === name)
  if (found !== undefined) return found
  const names = all.map(({ draft }) => draft.name).join(', ')
  throw new MetierError({
    code: name === undefined ? 'usage' : 'not-found',
    message: name === undefined ? 'Which draft?' : `There is no draft ${JSON.stringify(name)}.`,
    next: names === '' ? 'No draft waits.' : `These wait: ${names}.`,
  })
}
