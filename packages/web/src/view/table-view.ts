import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

/** Rows of text under a head; wide ones scroll by themselves. */
export function tableView(head: readonly string[], rows: readonly (readonly (string | Node)[])[]): HTMLElement {
  return element(
    'div',
    { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Table' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head.map((word) => element('th', { scope: 'col' }, word)))),
      element('tbody', {}, ...rows.map((row) => element('tr', {}, ...row.map(cell)))),
    ),
  )
}

function cell(content: string | Node): HTMLElement {
  return element('td', {}, typeof content === 'string' ? strangeText(content, 500) : content)
}
