import { exportTeam, isUnchangedBuiltIn, writeTeamBundle, type SkillFiles } from '@metier/core'
import { contentDigest, openTeamLock, packTeam, readTeamFiles } from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import { shippedSkills } from './shipped-skills.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Writes the team into one file. */
export async function teamExport(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory } = requireTeam(context)
  const { bundle, builtIn } = exportTeam(readTeamFiles(directory), shippedSkills(context), builtInHere(directory))
  const isZip = (asked.format ?? formatOf(asked.subject)) === 'zip'
  const bytes = isZip ? await packTeam(bundle) : new TextEncoder().encode(writeTeamBundle(bundle))
  const file = resolve(context.cwd, asked.subject ?? `squad-export.${isZip ? 'zip' : 'squad'}`)
  if (!asked.dryRun) context.writer.write(file, bytes)
  const own = [...bundle.agents.values()].flatMap(({ skills }) => [...skills.keys()])
  return {
    exported: {
      file,
      bytes: bytes.length,
      members: [...bundle.agents.keys()],
      skills: [...own, ...bundle.teamSkills.keys()],
      builtIn: [...builtIn],
      written: !asked.dryRun,
    },
  }
}

/** The name of the file says it where nothing else does. */
function formatOf(file: string | undefined): 'zip' | 'squad' {
  return file?.toLowerCase().endsWith('.zip') === true ? 'zip' : 'squad'
}

/** What the team's lock says came from Metier, and is as it came. */
function builtInHere(directory: string): (name: string, files: SkillFiles) => boolean {
  const { skills } = openTeamLock(directory).record
  return (name, files) => isUnchangedBuiltIn(skills.get(name), files, contentDigest)
}
