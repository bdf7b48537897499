import { MetierError, planNewMember } from '@metier/core'
import { openTeamLock, readTeamPath } from '@metier/runtime'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'
import { teamTemplates } from './team-templates.ts'

/** Takes a new member in: its folder, with a charter and a history from the team's templates. */
export async function teamHire(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { subject, role, dryRun } = asked
  if (subject === undefined || role === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'Who is to come, and for what?',
      next: 'For example: metier team hire Fenster --role "Core Dev"',
    })
  }
  const { directory, members } = requireTeam(context)
  const { templates, skills } = teamTemplates(context)
  const template = (path: string) =>
    readTeamPath(directory, path) ?? templates.get(path)?.bytes ?? new TextEncoder().encode('# {name} — {role}\n')
  const { folder, changes } = planNewMember({
    name: subject,
    role,
    charter: template('templates/charter.md'),
    history: template('templates/history.md'),
    present: members.map(({ name }) => name),
  })
  const { record } = openTeamLock(directory)
  const { applied } = carryOutTeamChanges({ changes, directory, dryRun }, context)
  const files = changes.map(({ path }) => path)
  const loaded = [...skills.keys()].filter((name) => record.skills.has(name))
  return { hired: { directory, name: folder, role, files, loaded, applied } }
}
