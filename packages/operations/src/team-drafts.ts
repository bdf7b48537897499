import { readTeamDrafts, unreadableDrafts } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { requireDraft } from './require-draft.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** What waits for somebody to look at it. */
export async function teamDrafts({ subject }: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory } = requireTeam(context)
  const all = subject === undefined ? readTeamDrafts(directory) : [requireDraft(directory, subject)]
  return {
    ...(subject === undefined && { unreadable: [...unreadableDrafts(directory)] }),
    drafts: all.map(({ draft }) => ({
      name: draft.name,
      to: draft.to,
      by: draft.by,
      why: [...draft.why],
      replaces: draft.replaces.map(({ path }) => path),
      path: `drafts/${draft.name}/SKILL.md`,
      text: subject === undefined ? null : new TextDecoder().decode(draft.files.get('SKILL.md')?.bytes),
    })),
  }
}
