import { parseInline } from './parse-inline.js';
/** The line below the head has nothing but these. */
const delimiter = /^[ \t|:-]+$/;
/** More columns than anybody reads; what is beyond them stays in the source. */
const widest = 50;
/** The table that begins at a line, and the first line after it; the first row is its head. */
export function parseTable(lines, at) {
    const [head = '', below = ''] = lines.slice(at, at + 2);
    if (!head.includes('|') || !below.includes('|') || !below.includes('-') || !delimiter.test(below))
        return undefined;
    let end = at + 2;
    while (end < lines.length && (lines[end] ?? '').includes('|'))
        end += 1;
    const rows = [head, ...lines.slice(at + 2, end)].map((line) => cellsOf(line).map((cell) => parseInline(cell)));
    return { block: { kind: 'table', rows }, next: end };
}
function cellsOf(line) {
    const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '');
    return inside.split(/(?<!\\)\|/, widest).map((cell) => cell.trim().replaceAll(String.raw `\|`, '|'));
}
