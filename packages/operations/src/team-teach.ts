import {
  MetierError,
  describeTrace,
  detectTeaching,
  findProjectTraces,
  planTeaching,
  stateLesson,
  topicOf,
  type Teaching,
} from '@metier/core'
import { openTeamLock, projectFacts, readTeamFiles, type Team } from '@metier/runtime'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import { keepAsDecision } from './keep-as-decision.ts'
import { keepInHistory } from './keep-in-history.ts'
import type { OperationContext } from './operation-context.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'
import { requireMember } from './require-member.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Keeps what a user says in one sentence: as a skill, and what belongs to this project as a decision or a note. */
export async function teamTeach(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const team = requireTeam(context)
  const teaching = teachingOf(asked, team)
  const { fileSystem, configuration } = context
  const facts = projectFacts({
    fileSystem,
    projectRoot: configuration.projectRoot,
    members: team.members.map(({ name }) => name).filter((name) => name !== teaching.to),
  })
  const traces = findProjectTraces(teaching.lesson, facts).map(describeTrace)
  const kind = asked.as ?? kindOf(teaching, traces)
  if (kind === 'decision') return { taught: await keepAsDecision({ team, teaching, reasons: traces, asked }, context) }
  if (kind === 'history') return { taught: await keepInHistory({ team, teaching, reasons: traces, asked }, context) }
  return { taught: await keepAsSkill({ team, teaching, asked }, context) }
}

/** What holds here alone is no skill (checklist SQD-52): for one member a note, for all a decision. */
function kindOf({ kind, to }: Teaching, traces: readonly string[]): 'skill' | 'decision' | 'history' {
  if (kind === 'decision') return 'decision'
  if (traces.length === 0) return 'skill'
  return to === null ? 'decision' : 'history'
}

function teachingOf({ subject, for: pupil }: TeamInput, team: Team): Teaching {
  if (subject === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'What is to be taught?',
      next: 'For example: metier team teach "Fenster should know that we always use Tailwind CSS"',
    })
  }
  const found = detectTeaching(subject, team.members)
  if (pupil !== undefined) {
    const to = pupil === 'everybody' ? null : requireMember(team, pupil).name
    const lesson = found?.lesson ?? stateLesson(subject)
    return { ...topicOf(lesson), phrase: 'for', kind: found?.kind ?? 'skill', lesson, to }
  }
  if (found?.unknown !== undefined) requireMember(team, found.unknown)
  if (found !== undefined && found.lesson !== '') return found
  throw new MetierError({
    code: 'invalid-input',
    message: 'Nothing in this sentence says that somebody should know something.',
    next: 'Say it as "NAME should know that …", "Teach NAME to …" or "Always use …", or name whom with --for NAME or --for everybody.',
  })
}

interface Lesson {
  readonly team: Team
  readonly teaching: Teaching
  readonly asked: TeamInput
}

async function keepAsSkill({ team: { directory }, teaching, asked }: Lesson, context: OperationContext) {
  const { agents, teamSkills } = readTeamFiles(directory)
  const present = teaching.to === null ? teamSkills : (agents.get(teaching.to)?.skills ?? new Map())
  const foreign = new Set(teaching.to === null ? openTeamLock(directory).record.skills.keys() : [])
  const plan = planTeaching({ teaching, present, foreign })
  const contrary = plan.against.map(({ line, text }) => ({ path: `${plan.path}/SKILL.md`, line, text }))
  if (contrary.length > 0 && !asked.force) {
    throw new MetierError({
      code: 'refused',
      message: `${plan.path}/SKILL.md says the contrary in line ${contrary[0]?.line}: ${contrary[0]?.text}`,
      next: 'Nothing was written. Change that line, or add --force to write both.',
      data: { contrary },
    })
  }
  if (plan.changes.length > 0) await refuseUncleanSkill(plan.name, plan.files, context)
  const { applied } = carryOutTeamChanges({ changes: plan.changes, directory, dryRun: asked.dryRun }, context)
  const { to, lesson, phrase } = teaching
  const path = `${plan.path}/SKILL.md`
  return {
    to,
    lesson,
    phrase,
    kept: 'skill' as const,
    action: plan.action,
    name: plan.name,
    path,
    reasons: [],
    applied,
  }
}
