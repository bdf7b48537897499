import type { TeamOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { routeLines, routeNotes } from './render-route.ts'

type Routed = NonNullable<TeamOutput['routed']>
type Reason = Routed['members'][number]['reasons'][number]

const reasons: Readonly<Record<Reason['kind'], (what: string) => string>> = {
  named: () => 'the task names it',
  skill: (what) => `knows ${what}`,
  routing: (what) => `routing.md: ${what}`,
  charter: (what) => `its charter: ${what}`,
}

/** Who takes the task and why, then how much of the team and with which skills. */
export function renderTeamRoute(routed: Routed, { style }: Pick<Page, 'style'>) {
  const { member, members, mode } = routed
  const isOne = mode !== 'full' && member !== null
  const lines = members.map(({ name, reasons: why }) => {
    const shown = why.map(({ kind, what }) => reasons[kind](printable(what)))
    return `${style.bold(printable(name))}  ${style.dim(shown.join(' · '))}`
  })
  const others = isOne && members.length > 1 ? ['Nearly as much speaks for the others; you decide.'] : []
  const whose = member === null ? [] : [`of ${printable(member)}`]
  const nobody = member === null ? ['Nothing speaks for one member more than another.'] : []
  return {
    answer: [...lines, ...routeLines(routed, style)].join('\n'),
    notes: [...nobody, ...others, ...routeNotes(routed, ...whose)].join('\n'),
  }
}
