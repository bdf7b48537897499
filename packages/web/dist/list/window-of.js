/** Rows beyond the edges, so that a quick wheel meets no empty space. */
const margin = 8;
/** Which rows of a long list are drawn: from `start` to `end`, `end` not included. */
export function windowOf({ count, rowHeight, scrollTop, height }) {
    const first = Math.floor(Math.max(0, scrollTop) / rowHeight) - margin;
    const last = Math.ceil((Math.max(0, scrollTop) + height) / rowHeight) + margin;
    const end = Math.min(count, Math.max(0, last));
    return { start: Math.min(Math.max(0, first), end), end };
}
