import { MetierError } from '@metier/core'
import { readTeamDrafts, unreadableDrafts, type PresentDraft } from '@metier/runtime'

/** The draft of this name. Throws `not-found` with those that wait. */
export function requireDraft(directory: string, name: string | undefined): PresentDraft {
  const all = readTeamDrafts(directory)
  const found = all.find(({ draft }) => draft.name === name)
  if (found !== undefined) return found
  const names = all.map(({ draft }) => draft.name).join(', ')
  throw new MetierError({
    code: name === undefined ? 'usage' : 'not-found',
    message: name === undefined ? 'Which draft?' : `There is no draft ${JSON.stringify(name)}.`,
    next:
      name !== undefined && unreadableDrafts(directory).includes(name)
        ? `drafts/${name} is there and is no draft: it needs a SKILL.md, and a draft.json as Metier writes it. Restore or remove it.`
        : names === ''
          ? 'No draft waits.'
          : `These wait: ${names}.`,
  })
}
