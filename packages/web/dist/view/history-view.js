import { formatRoute } from '../format-route.js';
import { readableTime } from '../text/readable-time.js';
import { badge } from './badge.js';
import { element } from './element.js';
import { facts } from './facts.js';
import { foldedPart } from './folded-part.js';
import { strangeText } from './strange-text.js';
import { tableView } from './table-view.js';
/** What became of a skill: where it was installed from, who changed it, what you said of it, what it ran. */
export function historyView(name, history) {
    const { installed, commits, accepted, trusted, runs } = history;
    return [
        facts([
            ['Installed from', installed === null ? undefined : installedText(installed)],
            ...accepted.map(({ date, reason, until, current }) => {
                const end = until === undefined ? '' : `, until ${until}`;
                const old = current ? '' : ' (other files than these)';
                return ['Accepted', strangeText(`on ${date}${end}: ${reason}${old}`, 1000)];
            }),
            ['Trusted with', trusted.length === 0 ? undefined : strangeText(trusted.join(', '), 1000)],
        ]),
        commits.length === 0
            ? undefined
            : foldedPart('commits', `${commits.length === 20 ? 'The latest 20' : commits.length} commits`, tableView(['Time', 'Who', 'What', 'Commit'], commits.map(({ id, time, author, subject }) => [readableTime(time), author, subject, id.slice(0, 12)]))),
        runs.length === 0
            ? undefined
            : foldedPart('runs', `${runs.length === 20 ? 'The latest 20' : runs.length} runs`, tableView(['Time', 'Kind', 'Command', 'Decision', 'Because'], runs.map(({ time, kind, command, decision, because }) => [
                readableTime(time),
                kind,
                command,
                badge(decision),
                because,
            ])), element('p', {}, element('a', { href: formatRoute({ view: 'log', skill: name }) }, 'All that it ran'))),
        installed === null && accepted.length + trusted.length + commits.length + runs.length === 0
            ? element('p', { class: 'quiet' }, 'Nothing is known: it is in no lock and no repository, and nothing of it ran.')
            : undefined,
    ];
}
function installedText({ source, ref, commit, version, modified, }) {
    const at = [version, ref, commit?.slice(0, 12)].filter((each) => typeof each === 'string');
    const changed = modified === true ? '; its files were changed since' : '';
    return strangeText(`${source}${at.length === 0 ? '' : ` at ${at.join(', ')}`}${changed}`, 1000);
}
