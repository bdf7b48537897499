import { exportTeam, writeTeamBundle } from '@metier/core'
import { readTeamFiles } from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import { shippedSkills } from './shipped-skills.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Writes the team into one file. */
export async function teamExport(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory } = requireTeam(context)
  const { bundle, builtIn } = exportTeam(readTeamFiles(directory), shippedSkills(context))
  const text = writeTeamBundle(bundle)
  const file = resolve(context.cwd, asked.subject ?? 'squad-export.squad')
  if (!asked.dryRun) context.writer.write(file, text)
  const own = [...bundle.agents.values()].flatMap(({ skills }) => [...skills.keys()])
  return {
    exported: {
      file,
      bytes: new TextEncoder().encode(text).length,
      members: [...bundle.agents.keys()],
      skills: [...own, ...bundle.teamSkills.keys()],
      builtIn: [...builtIn],
      written: !asked.dryRun,
    },
  }
}
