import { acceptDraft } from '@metier/core'
import { contentDigest, readTeamFiles } from '@metier/runtime'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'
import { requireDraft } from './require-draft.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Puts a draft where its owner finds it. */
export async function teamAccept(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory } = requireTeam(context)
  const { draft, all } = requireDraft(directory, asked.subject)
  await refuseUncleanSkill(draft.name, draft.files, context)
  const { agents, teamSkills } = readTeamFiles(directory)
  const { path, changes } = acceptDraft({
    draft,
    all,
    skillAt: (at) => {
      const [first, agent, , name] = at.split('/')
      const found = first === 'agents' ? agents.get(agent ?? '')?.skills.get(name ?? '') : teamSkills.get(agent ?? '')
      return found ?? new Map()
    },
    digestOf: contentDigest,
  })
  const done = carryOutTeamChanges({ changes, directory, dryRun: asked.dryRun }, context)
  const replaced = draft.replaces.map((each) => each.path)
  return { reviewed: { name: draft.name, decision: 'accept', path, replaced, ...done } }
}
