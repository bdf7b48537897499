import { visibleText } from './text/visible-text.js';
import { progressText } from './view/progress-text.js';
/** Characters of one job that stay on the screen; all of it is in the job itself. */
const longest = 20_000;
/** Adds what an agent just said to what is shown of its job; at the end of the text it is followed. */
export function showProgress({ id, events }) {
    const box = document.getElementById(`said-${id}`);
    if (box === null)
        return;
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
    const text = `${box.textContent ?? ''}${visibleText(progressText(events))}`;
    const shown = document.createElement('bdi');
    shown.textContent = text.slice(-longest);
    box.replaceChildren(shown);
    if (isAtEnd)
        box.scrollTop = box.scrollHeight;
}
