import { MetierError, planTeamUpgrade, type TeamUpgradePlan } from '@metier/core'
import { contentDigest, findTeam, openTeamLock, readTeamPath } from '@metier/runtime'
import { join } from 'node:path'
import { agreeToTeamChanges } from './agree-to-team-changes.ts'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'
import { teamTemplates } from './team-templates.ts'

/** Gives a project a team, or what a team lacks of the built-in part (checklist SQD-78). */
export async function teamInit(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { fileSystem, configuration } = context
  const { projectRoot } = configuration
  const directory = findTeam({ fileSystem, projectRoot })?.directory ?? join(projectRoot, '.ai-team')
  return setUp('init', directory, asked, context)
}

/** Brings the built-in part of a team up to date (checklist SQD-79). */
export async function teamUpgrade(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  return setUp('upgrade', requireTeam(context).directory, asked, context)
}

async function setUp(
  mode: 'init' | 'upgrade',
  directory: string,
  { dryRun, force, yes }: TeamInput,
  context: OperationContext,
): Promise<Partial<TeamOutput>> {
  const templates = teamTemplates(context)
  if (templates.skills.size === 0) {
    throw new MetierError({
      code: 'missing-dependency',
      message: 'The templates for teams, which ship with Metier, are not where they should be.',
      next: 'Install Metier again.',
    })
  }
  const lock = openTeamLock(directory)
  const plan = planTeamUpgrade({
    templates,
    present: { read: (path) => readTeamPath(directory, path) },
    record: lock.record,
    digestOf: contentDigest,
    mode,
    force: force && mode === 'upgrade',
  })
  const locked = lock.changeTo(plan.record)
  const changes = [...plan.changes, ...(locked === undefined ? [] : [locked])]
  const replaced = plan.changes.filter(({ keeps }) => keeps)
  const agreed =
    replaced.length === 0 ||
    (await agreeToTeamChanges({ yes, dryRun }, `Replace ${replaced.length} files that were changed here?`, context))
  const done = carryOutTeamChanges({ changes, directory, dryRun: dryRun || !agreed }, context)
  return { setup: { directory, ...shown(plan), loaded: [...plan.loaded], ...done } }
}

function shown({ reports }: TeamUpgradePlan) {
  return {
    steps: reports.map(({ path, action, at, from, to }) => ({
      path,
      action,
      at: at ?? null,
      from: from ?? null,
      to: to ?? null,
    })),
  }
}
