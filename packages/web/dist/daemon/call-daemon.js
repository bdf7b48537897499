import { askDaemon } from './ask-daemon.js';
import { DaemonFault } from './daemon-fault.js';
/** Calls an operation of the daemon that served this page. Throws a `DaemonFault` whose message is for people. */
export async function callDaemon(operation, input, signal) {
    const response = await askDaemon(`/v1/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        ...(signal && { signal }),
    });
    if (response.ok) {
        const answer = await response.json();
        return answer;
    }
    const failed = await response.json().catch(() => ({}));
    const { code = '', message = `The daemon answered with status ${response.status}.`, next } = failed.error ?? {};
    throw new DaemonFault(code, next === undefined ? message : `${message} ${next}`);
}
