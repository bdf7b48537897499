import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

/**
 * Rows of text under a head; wide ones scroll by themselves. On a narrow screen each row stands alone, and each of its
 * texts behind the word of its column.
 */
export function tableView(head: readonly string[], rows: readonly (readonly (string | Node)[])[]): HTMLElement {
  return element(
    'div',
    { class: 'wide labelled', tabindex: '0', role: 'group', 'aria-label': 'Table' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head.map((word) => element('th', { scope: 'col' }, word)))),
      element(
        'tbody',
        {},
        ...rows.map((row) => element('tr', {}, ...row.map((content, column) => cell(content, head[column] ?? '')))),
      ),
    ),
  )
}

function cell(content: string | Node, label: string): HTMLElement {
  const attributes = content === '' ? { class: 'empty' } : { 'data-label': label }
  return element('td', attributes, typeof content === 'string' ? strangeText(content, 500) : content)
}
