import type { TeamOutput } from '@metier/operations'
import type { Rendering } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'

type Taught = NonNullable<TeamOutput['taught']>

const kinds: Readonly<Record<Taught['kept'], string>> = {
  skill: 'the skill',
  draft: 'a draft, which nobody sees before,',
  history: 'its history',
  decision: 'a decision for everybody,',
}

/** What is known now, by whom, and where it stands; the reasons where it is no skill. */
export function renderTeamTaught({ to, lesson, kept, action, path, reasons, applied }: Taught): Rendering {
  const who = to === null ? 'Everybody' : printable(to)
  const verb =
    action === 'same'
      ? 'knows already'
      : kept === 'draft'
        ? 'would know, once you accept it'
        : applied
          ? 'knows now'
          : 'would know'
  const first = lesson.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? lesson
  const place = kept === 'history' ? `in ${kinds.history}, ${printable(path)}` : `in ${kinds[kept]} ${printable(path)}`
  const added = action === 'append' && kept === 'skill' ? `added to ${printable(path)}` : place
  const why = reasons.map((reason) => `  ${printable(reason)}`)
  const noSkill = kept === 'history' || kept === 'decision'
  return {
    answer: [`${who} ${verb}: ${printable(first.replace(/^[-*+] /, ''))}`, `  ${added}`].join('\n'),
    ...(reasons.length > 0 && { notes: [noSkill ? 'Why it is no skill:' : 'Why it waits:', ...why].join('\n') }),
  }
}
