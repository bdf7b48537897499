import type { ChangePlan } from '../daemon/answers.ts'
import { badge } from './badge.ts'
import { diffView } from './diff-view.ts'
import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

/** What a change means and which settings it writes. */
export function planView({ details, warnings, files, problem, changes }: ChangePlan): HTMLElement {
  return element(
    'div',
    {},
    problem === undefined
      ? undefined
      : element('p', { class: 'note' }, badge('problem'), ' ', strangeText(problem, 2000)),
    ...warnings.map((text) => element('p', { class: 'note' }, badge('warning'), ' ', strangeText(text, 1000))),
    details.length === 0
      ? undefined
      : element('ul', { class: 'details' }, ...details.map((text) => element('li', {}, strangeText(text, 2000)))),
    ...(changes ? files.map(({ path, diff }) => diffView(path, diff)) : []),
  )
}
