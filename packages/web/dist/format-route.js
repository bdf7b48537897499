/** The address of a view within the page; whatever a skill is named, it is one part of it. */
export function formatRoute(route) {
    return `#/${[route.view, ...partsOf(route)].map(encoded).join('/')}`;
}
function partsOf(route) {
    if (route.view === 'skill')
        return [route.name, ...(route.file === undefined ? [] : [route.file])];
    return route.view === 'log' && route.skill !== undefined ? [route.skill] : [];
}
function encoded(part) {
    return encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'));
}
