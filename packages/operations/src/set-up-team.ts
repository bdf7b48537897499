import { MetierError, planTeamUpgrade, type TeamUpgradePlan, plural } from '@metier/core'
import { contentDigest, openTeamLock, readTeamPath } from '@metier/runtime'
import { agreeToTeamChanges } from './agree-to-team-changes.ts'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'
import { teamTemplates } from './team-templates.ts'

interface SetUp extends Pick<TeamInput, 'dryRun' | 'force' | 'yes'> {
  readonly mode: 'init' | 'upgrade'
  /** Of the team; absolute. */
  readonly directory: string
}

/** Makes the built-in part of a team what it should be. */
export async function setUpTeam(
  { mode, directory, dryRun, force, yes }: SetUp,
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
    (await agreeToTeamChanges(
      { yes, dryRun },
      `Replace ${plural(replaced.length, 'file')} that ${replaced.length === 1 ? 'was' : 'were'} changed here?`,
      context,
    ))
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
