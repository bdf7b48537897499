import { MetierError, appendLearning } from '@metier/core'
import { readTeamPath } from '@metier/runtime'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { LessonToKeep } from './keep-as-decision.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'

/** Writes under the learnings of a member what is no skill, with the reason (checklist SQD-53). */
export async function keepInHistory({ team, teaching, reasons, asked }: LessonToKeep, context: OperationContext) {
  const { directory } = team
  const { to, lesson, title, phrase } = teaching
  if (to === null) {
    throw new MetierError({
      code: 'usage',
      message: 'A history belongs to one member, and this is for everybody.',
      next: 'Name whom with --for NAME, or keep it with --as decision.',
    })
  }
  const path = `agents/${to}/history.md`
  const there = readTeamPath(directory, path)
  if (there === null) {
    throw new MetierError({ code: 'refused', message: `${path} is no regular file.`, next: 'Put a file in its place.' })
  }
  // It is read by an agent as much as a skill is.
  await refuseUncleanSkill(
    path,
    new Map([['SKILL.md', { bytes: new TextEncoder().encode(lesson), executable: false }]]),
    context,
  )
  const bytes = appendLearning(there ?? new Uint8Array(0), { title, text: lesson, reasons })
  const changes = bytes === undefined ? [] : [{ path, bytes, before: there ?? null, keeps: false }]
  const { applied } = carryOutTeamChanges({ changes, directory, dryRun: asked.dryRun }, context)
  const action =
    bytes === undefined ? ('same' as const) : there === undefined ? ('create' as const) : ('append' as const)
  return { to, lesson, phrase, kept: 'history' as const, action, name: null, path, reasons: [...reasons], applied }
}
