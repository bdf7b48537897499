import type { TeamOutput } from '@metier/operations'
import type { Page, Rendering } from '../terminal/page.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { plural } from './plural.ts'

type Curated = NonNullable<TeamOutput['curated']>

/** What a look through a team found, part by part, and what was or can be done about it. */
export function renderTeamCurated(curated: Curated, { style }: Page): Rendering {
  const parts = [
    part('Repeats in the histories', curated.promotions.map(promotion)),
    part('Repeats, and belongs to this project', curated.kept.map(kept)),
    part('Overlaps', curated.merges.map(merge)),
    part(
      'Is there already',
      curated.covered.map(({ path, by }) => `  ${printable(path)} says what ${printable(by)} says`),
    ),
    part('Contradicts', curated.contradictions.map(contradiction)),
    part(
      'Is behind',
      curated.stale.map(({ path, why, next }) => `  ${printable(path)}: ${printable(why)} ${printable(next)}`),
    ),
  ].filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return { answer: 'Nothing repeats, overlaps, contradicts or is behind.' }
  const answer = parts.map(({ title, lines }) => [style.bold(title), ...lines].join('\n')).join('\n\n')
  return { answer, notes: [...curated.notes.map(printable), nextOf(curated)].join('\n') }
}

function part(title: string, lines: readonly string[]) {
  return { title, lines }
}

function promotion({ name, to, why }: Curated['promotions'][number]): string {
  const whose = to === null ? 'for everybody' : `for ${printable(to)}`
  return [`  ${printable(name)}, ${whose}`, ...why.map((reason) => `    ${printable(reason)}`)].join('\n')
}

function kept({ text, agents, reasons }: Curated['kept'][number]): string {
  return `  ${printable(text)} (${agents.map(printable).join(', ')}; ${reasons.map(printable).join('; ')})`
}

function merge({ into, from, why, diff }: Curated['merges'][number]): string {
  const sources = from.map(printable).join(' and ')
  return [`  ${sources} \u2192 ${printable(into)}: ${printable(why)}`, printableLines(diff).trimEnd()].join('\n')
}

function contradiction({ one, other }: Curated['contradictions'][number]): string {
  const line = (rule: typeof one) => `  ${printable(rule.path)}:${rule.line}  ${printable(rule.text)}`
  return `${line(one)}\n${line(other)}`
}

function nextOf({ promotions, merges, drafts, archive, applied }: Curated): string {
  if (applied) {
    const place = archive === null ? '' : ` What was there is in ${printable(archive)}.`
    const waiting = drafts.length === 0 ? '' : ` ${plural(drafts.length, 'draft')} wait: metier team drafts.`
    return `Done.${waiting}${place}`
  }
  const todo = promotions.length + merges.length
  return todo === 0 ? 'Nothing of this can be done without you.' : 'Nothing was changed. Carry it out with --apply.'
}
