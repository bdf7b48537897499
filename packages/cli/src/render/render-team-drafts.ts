import type { TeamOutput } from '@metier/operations'
import type { Rendering } from '../terminal/page.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { plural } from './plural.ts'

/** What waits, for whom and why; the text where one was asked for. */
export function renderTeamDrafts({
  drafts = [],
  unreadable = [],
}: Pick<TeamOutput, 'drafts' | 'unreadable'>): Rendering {
  const none = unreadable.map(
    (name) => `drafts/${printable(name)} is no draft: restore its SKILL.md and draft.json, or remove it.`,
  )
  if (drafts.length === 0) return { answer: 'No draft waits.', notes: none.join('\n') }
  const lines = drafts.flatMap(({ name, to, by, why, replaces, path, text }) => [
    `${printable(name)}  for ${to === null ? 'everybody' : printable(to)}, by ${printable(by)}: ${printable(path)}`,
    ...why.map((reason) => `  ${printable(reason)}`),
    ...replaces.map((skill) => `  takes the place of ${printable(skill)}`),
    ...(text === null ? [] : ['', printableLines(text)]),
  ])
  const next = 'Decide with `metier team accept NAME` or `metier team reject NAME`.'
  return { answer: lines.join('\n'), notes: [`${plural(drafts.length, 'draft')}. ${next}`, ...none].join('\n') }
}
