import { MetierError, exportTeam, planTeamImport, type TeamBundle, type TeamImportPlan, plural } from '@metier/core'
import { applyTeamImport, readBundleFile, readTeamFiles } from '@metier/runtime'
import { join, resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { placeOfTeam } from './place-of-team.ts'
import { shippedSkills } from './shipped-skills.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Brings a team from another project in, after saying what that does. */
export async function teamImport(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { fileSystem, writer, clock } = context
  if (asked.subject === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'Which team? An import needs a file.',
      next: 'For example: metier team import squad-export.squad',
    })
  }
  const shipped = shippedSkills(context)
  // What ships with Metier comes from no bundle, whoever made it.
  const { bundle } = exportTeam(withoutFormer(await readBundleFile(resolve(context.cwd, asked.subject))), shipped)
  const directory = placeOfTeam(context)
  const builtIn = [...shipped.keys()]
  const plan = planTeamImport({ bundle, present: readTeamFiles(directory), builtIn: new Set(builtIn) })
  const stamp = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-')
  const archive = join(directory, 'archive', stamp)
  const applied = !asked.dryRun && changes(plan) > 0 && (await agree(asked, plan, context))
  if (applied) applyTeamImport({ plan, directory, fileSystem, writer, archive })
  const replaced = plan.files.filter(({ replaces }) => replaces).map(({ path }) => path)
  return {
    imported: {
      directory,
      members: [...bundle.agents.keys()],
      skills: plan.skills.map(({ agent, name, as, action }) => ({ agent: agent ?? null, name, as, action })),
      files: plan.files.map(({ path }) => path),
      replaced,
      archive: replaced.length === 0 ? null : archive,
      builtIn,
      applied,
      changes: changes(plan),
    },
  }
}

/** Who has left lies in folders such as `_alumni`, and is in the team of nobody else. */
function withoutFormer({ agents, ...rest }: TeamBundle): TeamBundle {
  return { ...rest, agents: new Map([...agents].filter(([name]) => !name.startsWith('_'))) }
}

function changes({ skills, files }: TeamImportPlan): number {
  return files.length + skills.filter(({ action }) => action === 'add').length
}

async function agree({ yes }: TeamInput, plan: TeamImportPlan, { confirm }: OperationContext): Promise<boolean> {
  if (yes) return true
  if (confirm === undefined) {
    throw new MetierError({
      code: 'refused',
      message: 'An import brings instructions of somebody else, and there is nobody here to ask.',
      next: 'Look at it with --dry-run, then run again with --yes.',
    })
  }
  const added = plan.skills.filter(({ action }) => action === 'add').map(({ as }) => as)
  return confirm(
    `Write ${plural(plan.files.length, 'file')} of members and ${plural(added.length, 'skill')}${added.length === 0 ? '' : ` (${added.join(', ')})`}?`,
  )
}
