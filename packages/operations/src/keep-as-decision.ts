import { planDecision, type Teaching } from '@metier/core'
import { readTeamPath, type Team } from '@metier/runtime'
import { join } from 'node:path'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'

export interface LessonToKeep {
  readonly team: Team
  readonly teaching: Pick<Teaching, 'to' | 'lesson' | 'title' | 'phrase'>
  /** Why it is no skill. */
  readonly reasons: readonly string[]
  readonly asked: { readonly dryRun: boolean }
}

/** Writes a decision where the keeper of `decisions.md` looks for it. */
export async function keepAsDecision({ team, teaching, reasons, asked }: LessonToKeep, context: OperationContext) {
  const { directory } = team
  const { to, lesson, phrase } = teaching
  const day = new Date(context.clock.now()).toISOString().slice(0, 10)
  const { path, changes } = planDecision({ lesson, by: 'user', day, present: decisionsOf(directory, context) })
  await refuseUncleanSkill(
    path,
    new Map([['SKILL.md', { bytes: new TextEncoder().encode(lesson), executable: false }]]),
    context,
  )
  const { applied } = carryOutTeamChanges({ changes, directory, dryRun: asked.dryRun }, context)
  const action = changes.length === 0 ? ('same' as const) : ('create' as const)
  return { to, lesson, phrase, kept: 'decision' as const, action, name: null, path, reasons: [...reasons], applied }
}

function decisionsOf(directory: string, { fileSystem }: OperationContext): ReadonlyMap<string, string> {
  const inbox = 'decisions/inbox'
  const names = (fileSystem.list(join(directory, 'decisions', 'inbox')) ?? []).map(({ name }) => `${inbox}/${name}`)
  return new Map(
    ['decisions.md', ...names].flatMap((path) => {
      const bytes = readTeamPath(directory, path)
      return bytes === undefined ? [] : [[path, bytes === null ? '' : new TextDecoder().decode(bytes)] as const]
    }),
  )
}
