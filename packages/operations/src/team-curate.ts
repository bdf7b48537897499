import { planCuration, type CurationPlan, type TeamBundle, type TeamChange, plural } from '@metier/core'
import { openTeamLock, projectFacts, readDraftTexts, readTeamFiles, readTeamPath, type Team } from '@metier/runtime'
import { agreeToTeamChanges } from './agree-to-team-changes.ts'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'
import { requireTeam } from './require-team.ts'
import { showCuration } from './show-curation.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'
import { teamTemplates } from './team-templates.ts'
import { writeMergedSkills } from './write-merged-skills.ts'

/** Says what repeats, overlaps, contradicts and is behind in a team; carries out what it may where that is asked. */
export async function teamCurate(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const team = requireTeam(context)
  const present = readTeamFiles(team.directory)
  const plan = curationOf(team, present, context)
  const { merges, promotions } = plan
  const count = merges.length + promotions.length
  if (count === 0 || (!asked.apply && !asked.write)) {
    return { curated: { ...showCuration(plan), drafts: [], notes: [], applied: false, archive: null } }
  }
  const question = asked.write
    ? `Let an agent write ${merges.length} merged skills, as drafts?`
    : `Write ${plural(promotions.length, 'draft')} and put ${plural(merges.length, 'pair')} of skills together?`
  const agreed = await agreeToTeamChanges({ ...asked, yes: asked.yes || !asked.write }, question, context)
  if (!agreed) return { curated: { ...showCuration(plan), drafts: [], notes: [], applied: false, archive: null } }
  const { changes, drafts, notes } =
    asked.write && !asked.dryRun ? await written(plan, { present, directory: team.directory }, context) : merged(plan)
  for (const { name, files } of promotions) await refuseUncleanSkill(name, files, context)
  if (!asked.write) for (const { name, after } of merges) await refuseUncleanSkill(name, after, context)
  const done = carryOutTeamChanges({ changes, directory: team.directory, dryRun: asked.dryRun }, context)
  return { curated: { ...showCuration(plan), drafts: [...drafts], notes: [...notes], ...done } }
}

function curationOf({ directory, members }: Team, present: TeamBundle, context: OperationContext): CurationPlan {
  const { fileSystem, configuration } = context
  const decisions = readTeamPath(directory, 'decisions.md')
  return planCuration({
    team: present,
    record: openTeamLock(directory).record,
    templates: teamTemplates(context),
    ...(decisions && { decisions: new TextDecoder().decode(decisions) }),
    drafts: readDraftTexts(directory),
    facts: projectFacts({
      fileSystem,
      projectRoot: configuration.projectRoot,
      members: members.map(({ name }) => name),
    }),
  })
}

interface Prepared {
  readonly changes: readonly TeamChange[]
  /** Names of the drafts. */
  readonly drafts: readonly string[]
  /** What did not go as it was asked, one sentence each. */
  readonly notes: readonly string[]
}

function merged({ changes, promotions }: CurationPlan): Prepared {
  return { changes, drafts: promotions.map(({ name }) => name), notes: [] }
}

/** With an agent nothing is put together at once: what it wrote waits beside the drafts of what repeats. */
async function written(
  plan: CurationPlan,
  { present, directory }: { readonly present: TeamBundle; readonly directory: string },
  context: OperationContext,
): Promise<Prepared> {
  const promoted = plan.changes.filter(({ path }) => path.startsWith('drafts/'))
  const { changes, drafts, notes } = await writeMergedSkills({ merges: plan.merges, present, directory }, context)
  const names = plan.promotions.map(({ name }) => name)
  return { changes: [...promoted, ...changes], drafts: [...names, ...drafts], notes }
}
