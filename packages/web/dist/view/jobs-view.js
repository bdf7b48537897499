import { formatRoute } from '../format-route.js';
import { readableTime } from '../text/readable-time.js';
import { badge } from './badge.js';
import { cancelButton } from './cancel-button.js';
import { element } from './element.js';
import { progressText } from './progress-text.js';
import { strangeText } from './strange-text.js';
/** Skills that run, wait or ended in an agent of their own; those that go on show what happens. */
export function jobsView({ jobs, more }, details) {
    return element('article', {}, element('h1', { tabindex: '-1' }, 'Jobs'), jobs.length === 0
        ? element('p', {}, 'No skill runs in an agent of its own. One whose SKILL.md says ', element('code', {}, 'context: fork'), ' does when it is run, and is seen and stopped here.')
        : undefined, ...jobs.map((job) => jobPart(job, details.get(job.id))), more > 0 ? element('p', { class: 'quiet' }, `${more} older jobs are not shown.`) : undefined);
}
function jobPart(job, detail) {
    const isGoing = job.state === 'running' || job.state === 'queued';
    const said = job.result ?? progressText(detail?.events ?? []);
    const ended = job.ended === undefined ? '' : ` · ended ${readableTime(job.ended)}`;
    return element('section', { class: 'job' }, element('h2', {}, element('a', { href: formatRoute({ view: 'skill', name: job.skill }) }, strangeText(job.skill, 200)), ' ', badge(job.state), ' ', isGoing ? cancelButton(job) : undefined), element('p', { class: 'quiet' }, strangeText(`${job.id} · ${job.agent} · ${readableTime(job.created)}${ended}`)), job.failure === undefined
        ? undefined
        : element('p', { class: 'note' }, strangeText(`${job.failure.message} ${job.failure.next ?? ''}`, 2000)), said === '' && !isGoing
        ? undefined
        : element('pre', { tabindex: '0', id: `said-${job.id}`, role: 'log', 'aria-label': 'What the agent says' }, strangeText(said, 20_000)));
}
