import { badge } from './badge.js';
import { element } from './element.js';
import { strangeText } from './strange-text.js';
/** One finding, with a link to its place unless it stands there already. */
export function findingNote(note, place) {
    const where = `${note.file}${note.line === undefined ? '' : `:${note.line}`}`;
    return element('div', { class: 'note' }, badge(note.severity), ' ', strangeText(note.message, 1000), ' ', place === undefined ? undefined : element('a', { href: place }, strangeText(where, 300)), ' ', element('span', { class: 'quiet' }, note.code), note.help === undefined ? undefined : element('div', { class: 'quiet' }, strangeText(note.help, 1000)));
}
