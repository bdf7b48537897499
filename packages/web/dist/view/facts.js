import { element } from './element.js';
/** Names and values beneath each other. */
export function facts(rows) {
    const known = rows.filter(([, value]) => value !== undefined);
    return element('dl', {}, ...known.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
}
