const others = ['overview', 'jobs'];
/** Reads the address of a view; what it does not know is the overview. */
export function parseRoute(hash) {
    const [first = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
    const [name, file] = rest;
    if (first === 'skill' && name !== undefined && name !== '') {
        return file === undefined ? { view: 'skill', name } : { view: 'skill', name, file };
    }
    if (first === 'log')
        return { view: 'log', ...(name !== undefined && name !== '' && { skill: name }) };
    return { view: others.find((view) => view === first) ?? 'overview' };
}
/** Whoever sends a link may send a broken one. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
