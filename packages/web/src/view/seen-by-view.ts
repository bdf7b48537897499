import type { SeenByAnswer } from '../daemon/answers.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { foldedPart } from './folded-part.ts'
import { tableView } from './table-view.ts'
import { plural } from '../text/plural.ts'

/** Which agents see a skill: those that do first, the others with what keeps it from them. */
export function seenByView({ clients }: SeenByAnswer): HTMLElement {
  const count = clients.filter(({ sees, connected }) => sees || connected === true).length
  const rows = clients.map(({ title, sees, connected, because }) => [
    title,
    badge(sees ? 'by itself' : connected === true ? 'through Metier' : 'no'),
    because[0] ?? '',
  ])
  return foldedPart(
    'seen-by',
    `${count} of ${plural(clients.length, 'agent')} that Metier knows`,
    tableView(['Agent', 'Sees it', 'Because'], rows),
    element('p', { class: 'quiet' }, 'metier connect AGENT gives every skill to an agent that does not see it.'),
  )
}
