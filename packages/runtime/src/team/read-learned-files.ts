import { MetierError, isUnchangedBuiltIn, type TeamBundle } from '@metier/core'
import { contentDigest } from './content-digest.ts'
import { openTeamLock } from './open-team-lock.ts'
import { readTeamFiles } from './read-team-files.ts'

/**
 * What of the team in this absolute directory may go elsewhere: all but the skills that its lock says came from Metier
 * and that are as they came. The next project has those anyway (checklist SQD-95).
 */
export function readLearnedFiles(directory: string): TeamBundle {
  const { agents, teamSkills } = readTeamFiles(directory)
  const { skills } = recordOf(directory)
  const learned = [...teamSkills].filter(([name, files]) => !isUnchangedBuiltIn(skills.get(name), files, contentDigest))
  return { agents, teamSkills: new Map(learned) }
}

/** The lock of a stranger's team may be broken, or another program's: then nothing is known of what it is made from. */
function recordOf(directory: string) {
  try {
    return openTeamLock(directory).record
  } catch (error) {
    if (error instanceof MetierError) return { skills: new Map<string, never>() }
    throw error
  }
}
