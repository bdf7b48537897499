import { element } from './element.js';
/** A part of a view under a heading; nothing at all when it would be empty. */
export function section(title, ...children) {
    const present = children.filter((child) => child !== undefined);
    return present.length === 0 ? undefined : element('section', {}, element('h2', {}, title), ...present);
}
