import { badge } from './badge.js';
import { diffView } from './diff-view.js';
import { element } from './element.js';
import { strangeText } from './strange-text.js';
/** What a change means and which settings it writes. */
export function planView({ details, warnings, files, problem, changes }) {
    return element('div', {}, problem === undefined
        ? undefined
        : element('p', { class: 'note' }, badge('problem'), ' ', strangeText(problem, 2000)), ...warnings.map((text) => element('p', { class: 'note' }, badge('warning'), ' ', strangeText(text, 1000))), details.length === 0
        ? undefined
        : element('ul', { class: 'details' }, ...details.map((text) => element('li', {}, strangeText(text, 2000)))), ...(changes ? files.map(({ path, diff }) => diffView(path, diff)) : []));
}
