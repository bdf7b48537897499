import {
  MetierError,
  decodeText,
  judgeLearning,
  mergeSkills,
  skillRoot,
  type Lesson,
  type SkillFiles,
  type TeamChange,
  type TeamDraft,
} from '@metier/core'
import { projectFacts, readTeamFiles, type Team } from '@metier/runtime'
import { resolve } from 'node:path'
import { carryOutTeamChanges } from './carry-out-team-changes.ts'
import { keepInHistory } from './keep-in-history.ts'
import type { OperationContext } from './operation-context.ts'
import { newDraft } from './new-draft.ts'
import { planAfresh } from './plan-afresh.ts'
import { refuseUncleanSkill } from './refuse-unclean-skill.ts'
import { replacedSkill } from './replaced-skill.ts'
import { requireMember } from './require-member.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Bytes: what is longer is refused by its characters. */
const longest = 1024 * 1024

/** Makes a skill of a member out of what it learned in its work, or a note where that belongs to this project. */
export async function teamLearn(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  if (asked.subject === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'Who has learned something?',
      next: 'For example: metier team learn fenster --title "Error pages" --file lesson.md',
    })
  }
  if (asked.as === 'decision') throw notADecision()
  requireMember(requireTeam(context), asked.subject)
  const said = { asked, member: asked.subject, text: await textOf(asked, context) }
  return planAfresh(() => learn(said, context))
}

interface Said {
  readonly asked: TeamInput
  readonly member: string
  readonly text: string
}

async function learn({ asked, member, text }: Said, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { fileSystem, configuration } = context
  const team = requireTeam(context)
  const { name: agent } = requireMember(team, member)
  const members = team.members.map(({ name }) => name)
  const lesson = judgeLearning({
    agent,
    text,
    ...(asked.title !== undefined && { title: asked.title }),
    ...(asked.description !== undefined && { description: asked.description }),
    facts: projectFacts({ fileSystem, projectRoot: configuration.projectRoot, members }),
  })
  if (asked.as === 'history' || (asked.as === undefined && lesson.reasons.length > 0)) {
    const teaching = { to: agent, lesson: lesson.body, title: lesson.title, phrase: 'work' }
    return { taught: await keepInHistory({ team, teaching, reasons: lesson.reasons, asked }, context) }
  }
  return { taught: await keepSkill({ team, agent, lesson, asked }, context) }
}

function notADecision(): MetierError {
  return new MetierError({
    code: 'usage',
    message: 'What a member learned is a skill or a note in its history.',
    next: 'Write a decision with `metier team teach "We decided …"`.',
  })
}

async function textOf({ file }: TeamInput, context: OperationContext): Promise<string> {
  if (file !== undefined && file !== '-' && file !== '/dev/stdin') {
    const path = resolve(context.cwd, file)
    const head = context.fileSystem.stat(path)?.kind === 'file' && context.fileSystem.readHead(path, longest)
    if (head) return readable(path, head.bytes)
    throw new MetierError({ code: 'not-found', message: `There is no file ${path}.`, next: 'Check the path.' })
  }
  if (context.standardInput !== undefined) return context.standardInput()
  throw new MetierError({ code: 'usage', message: 'There is no text.', next: 'Give a file with --file FILE.' })
}

function readable(path: string, bytes: Uint8Array): string {
  const { text, problem } = decodeText(bytes)
  if (problem === undefined) return text
  throw new MetierError({
    code: 'invalid-input',
    message: `${path} is no text in UTF-8.`,
    next: 'Save it as UTF-8, or write what was learned into a text file.',
  })
}

interface Learned {
  readonly team: Team
  readonly agent: string
  readonly lesson: Lesson
  readonly asked: TeamInput
}

async function keepSkill({ team: { directory }, agent, lesson, asked }: Learned, context: OperationContext) {
  const { name } = lesson
  const home = `${skillRoot(agent)}/${name}`
  const present = readTeamFiles(directory).agents.get(agent)?.skills.get(name)
  const fresh: SkillFiles = new Map([
    ['SKILL.md', { bytes: new TextEncoder().encode(lesson.skillText), executable: false }],
  ])
  const shown = { to: agent, lesson: lesson.body, phrase: 'work', name }
  const known = { ...shown, kept: 'skill' as const, action: 'same' as const, path: `${home}/SKILL.md`, reasons: [] }
  if (present !== undefined && isKnown(present, lesson)) return { ...known, applied: false }
  const files = present === undefined ? fresh : mergeSkills(present, fresh, 'learned')
  if (files === undefined) throw unreadable(`${home}/SKILL.md`)
  await refuseUncleanSkill(name, files, context)
  // What is there already is somebody's work: the two put together are looked at first.
  const isDraft = asked.draft || present !== undefined
  const reasons = present === undefined ? [] : [`it puts what was learned and the present ${home} together`]
  const draft: TeamDraft = {
    name,
    to: agent,
    by: agent,
    why: [`${agent} learned it in its work.`, ...(present === undefined ? [] : [`It says what ${home} says, too.`])],
    replaces: present === undefined ? [] : [replacedSkill(home, present)],
    files,
  }
  const changes = isDraft ? newDraft(directory, draft) : plainChanges(home, files)
  const { applied } = carryOutTeamChanges({ changes, directory, dryRun: asked.dryRun }, context)
  const kept = isDraft ? ('draft' as const) : ('skill' as const)
  const path = isDraft ? `drafts/${name}/SKILL.md` : `${home}/SKILL.md`
  return { ...shown, kept, action: 'create' as const, path, reasons, applied }
}

function isKnown(present: SkillFiles, { body }: Lesson): boolean {
  const bytes = present.get('SKILL.md')?.bytes
  return bytes !== undefined && plain(new TextDecoder().decode(bytes)).includes(plain(body))
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function plainChanges(home: string, files: SkillFiles): readonly TeamChange[] {
  return [...files].map(([path, { bytes }]) => ({ path: `${home}/${path}`, bytes, before: null, keeps: false }))
}

function unreadable(path: string): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message: `${path} cannot be read, so nothing can be put together with it.`,
    next: 'See what is wrong with `metier validate`, or choose another --title.',
  })
}
