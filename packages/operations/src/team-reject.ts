import type { TeamChange } from '@metier/core'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { requireDraft } from './require-draft.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Takes a draft back. It is kept in the archive. */
export async function teamReject(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory } = requireTeam(context)
  const { draft, all } = requireDraft(directory, asked.subject)
  const changes: readonly TeamChange[] = [...all].map(([file, { bytes }]) => ({
    path: `drafts/${draft.name}/${file}`,
    bytes: null,
    before: bytes,
    keeps: true,
  }))
  const done = carryOutTeamChanges({ changes, directory, dryRun: asked.dryRun }, context)
  return { reviewed: { name: draft.name, decision: 'reject', path: null, replaced: [], ...done } }
}
