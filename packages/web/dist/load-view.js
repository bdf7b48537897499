import { callDaemon } from './daemon/call-daemon.js';
import { DaemonFault } from './daemon/daemon-fault.js';
import { element } from './view/element.js';
import { fileView } from './view/file-view.js';
import { jobsView } from './view/jobs-view.js';
import { keyForm } from './view/key-form.js';
import { logView } from './view/log-view.js';
import { notesOf } from './view/notes-of.js';
import { overviewView } from './view/overview-view.js';
import { skillView } from './view/skill-view.js';
import { strangeText } from './view/strange-text.js';
/** Asks the daemon for what a view shows, and draws it; what fails is told in its place. */
export async function loadView(route, parts) {
    try {
        return await load(route, parts);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return element('article', {}, element('h1', { tabindex: '-1' }, 'Not shown'), element('p', {}, strangeText(message, 2000)), error instanceof DaemonFault && error.code === 'unauthorized' ? keyForm(parts.onKey) : undefined);
    }
}
async function load(route, parts) {
    if (route.view === 'skill')
        return loadSkill(route, parts);
    if (route.view === 'jobs')
        return loadJobs();
    if (route.view === 'log')
        return loadLog(route.skill);
    return overviewView(await callDaemon('doctor', {}));
}
async function loadSkill({ name, file }, { rows, onDone }) {
    const show = callDaemon('show', { name });
    if (file !== undefined) {
        const [shown, answer] = await Promise.all([show, callDaemon('resources', { name, file })]);
        if (answer.file === undefined)
            throw new Error(`There is no file ${file} in ${name}.`);
        return fileView(shown.name, answer.file, notesOf(shown));
    }
    const [shown, doctor] = await Promise.all([show, callDaemon('doctor', { name })]);
    const namesakes = rows.filter((row) => row.name === shown.name);
    return skillView({ shown, namesakes, explanations: doctor.explanations, onDone });
}
async function loadLog(skill) {
    const input = { limit: 500, ...(skill !== undefined && { skill }) };
    return logView(await callDaemon('executions', input), skill);
}
async function loadJobs() {
    const answer = await callDaemon('list-jobs', { limit: 100 });
    const going = answer.jobs.filter(({ state }) => state === 'running').slice(0, 10);
    const details = await Promise.all(going.map(({ id }) => callDaemon('show-job', { id })));
    return jobsView(answer, new Map(details.map((detail) => [detail.job.id, detail])));
}
