import { element } from './element.js';
import { strangeText } from './strange-text.js';
/** Rows of text under a head; wide ones scroll by themselves. */
export function tableView(head, rows) {
    return element('div', { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Table' }, element('table', {}, element('thead', {}, element('tr', {}, ...head.map((word) => element('th', { scope: 'col' }, word)))), element('tbody', {}, ...rows.map((row) => element('tr', {}, ...row.map(cell))))));
}
function cell(content) {
    return element('td', {}, typeof content === 'string' ? strangeText(content, 500) : content);
}
