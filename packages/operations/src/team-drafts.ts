import { MetierError, acceptDraft, type TeamChange } from '@metier/core'
import { contentDigest, readTeamDrafts, readTeamFiles, type PresentDraft } from '@metier/runtime'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

type Answer = Promise<Partial<TeamOutput>>

/** What waits for somebody to look at it. */
export async function teamDrafts({ subject }: TeamInput, context: OperationContext): Answer {
  const { directory } = requireTeam(context)
  const all = subject === undefined ? readTeamDrafts(directory) : [requireDraft(directory, subject)]
  return {
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

/** Puts a draft where its owner finds it. */
export async function teamAccept(asked: TeamInput, context: OperationContext): Answer {
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

/** Takes a draft back. It is kept in the archive. */
export async function teamReject(asked: TeamInput, context: OperationContext): Answer {
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

function requireDraft(directory: string, name: string | undefined): PresentDraft {
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
