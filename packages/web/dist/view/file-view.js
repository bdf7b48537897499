import { formatRoute } from '../format-route.js';
import { readableSize } from '../text/readable-size.js';
import { visibleText } from '../text/visible-text.js';
import { element } from './element.js';
import { findingNote } from './finding-note.js';
import { strangeText } from './strange-text.js';
/** Lines that are drawn, and characters of each. */
const most = 5000;
const widest = 2000;
/** One file of a skill with its line numbers, and what was found in it beneath the line. */
export function fileView(name, file, notes) {
    const lines = file.text?.split(/\r?\n/) ?? [];
    const byLine = new Map();
    for (const note of notes) {
        if (note.file !== file.path)
            continue;
        byLine.set(note.line ?? 1, [...(byLine.get(note.line ?? 1) ?? []), note]);
    }
    const rows = lines.slice(0, most).flatMap((line, index) => {
        const text = visibleText(line, widest);
        const row = element('div', { class: 'line', 'data-line': String(index + 1) }, text === '' ? ' ' : text);
        return [row, ...(byLine.get(index + 1) ?? []).map((note) => findingNote(note))];
    });
    const more = lines.length - most;
    return element('article', {}, element('p', {}, element('a', { href: formatRoute({ view: 'skill', name }) }, '← ', strangeText(name, 200))), element('h1', { tabindex: '-1' }, strangeText(file.path, 300)), element('p', { class: 'quiet' }, readableSize(file.size)), file.text === undefined ? element('p', {}, 'This file is not text.') : undefined, element('div', { class: 'file', tabindex: '0', role: 'group', 'aria-label': 'The text of the file' }, ...rows), more > 0 ? element('p', { class: 'quiet' }, `${more} more lines are not shown.`) : undefined);
}
