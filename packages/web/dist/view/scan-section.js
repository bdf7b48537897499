import { callDaemon } from '../daemon/call-daemon.js';
import { formatRoute } from '../format-route.js';
import { badge } from './badge.js';
import { element } from './element.js';
import { findingNote } from './finding-note.js';
import { scanNote } from './scan-note.js';
import { strangeText } from './strange-text.js';
/** A button that has all files of a skill judged, and what came of it. */
export function scanSection(name) {
    const button = element('button', { type: 'button', id: 'scan-now' }, 'Scan all its files now');
    const box = element('div', { role: 'status' });
    button.addEventListener('click', () => void scan(name, button, box));
    return element('section', {}, element('h2', {}, 'Scan'), button, box);
}
async function scan(name, button, box) {
    button.disabled = true;
    box.replaceChildren(element('p', { class: 'quiet' }, 'scanning …'));
    try {
        const answer = await callDaemon('scan-skill', { name });
        box.replaceChildren(...answer.results.flatMap((result) => shown(name, answer.policy, result)));
    }
    catch (error) {
        box.replaceChildren(element('p', {}, strangeText(error instanceof Error ? error.message : String(error), 2000)));
    }
    button.disabled = false;
}
function shown(name, policy, result) {
    const { verdict, filesScanned, findings, skipped, accepted } = result;
    const files = filesScanned === 1 ? '1 file' : `${filesScanned} files`;
    const word = accepted === undefined ? '' : ' You accepted it as it is.';
    return [
        element('p', {}, badge(verdict), ` ${files} read under the policy ${policy}, ${findings.length === 0 ? 'nothing found' : `${findings.length} found`}.${word}`),
        ...findings.map(scanNote).map((note) => findingNote(note, formatRoute({ view: 'skill', name, file: note.file }))),
        ...skipped.map(({ path, reason }) => element('p', { class: 'quiet' }, 'Not read: ', strangeText(`${path} (${reason})`, 500))),
    ];
}
