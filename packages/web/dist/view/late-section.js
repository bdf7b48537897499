import { element } from './element.js';
import { strangeText } from './strange-text.js';
/** A part of a view that the daemon has to look up: the rest does not wait for it. */
export function lateSection(title, load) {
    const box = element('div', { 'aria-busy': 'true' }, element('p', { class: 'quiet' }, 'looking …'));
    const fill = async () => {
        try {
            const children = await load();
            box.replaceChildren(...children.filter((child) => child !== undefined));
        }
        catch (error) {
            box.replaceChildren(element('p', {}, strangeText(error instanceof Error ? error.message : String(error), 2000)));
        }
        box.removeAttribute('aria-busy');
    };
    void fill();
    return element('section', {}, element('h2', {}, title), box);
}
