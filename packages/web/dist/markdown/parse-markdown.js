import { parseInline } from './parse-inline.js';
import { parseTable } from './parse-table.js';
/** Lists in lists, quotes in quotes; deeper ones are paragraphs. */
const deepest = 8;
const bullet = /^( {0,3})([-*+]|\d{1,9}[.)])(?: {1,4}|$)/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const rule = /^(?:-{3,}|\*{3,}|_{3,})$/;
/** Reads the Markdown of a skill. Never throws; what it does not know is a paragraph of text. */
export function parseMarkdown(text) {
    return blocksOf(text.split(/\r?\n/), 0);
}
function blocksOf(lines, depth) {
    const blocks = [];
    let at = 0;
    while (at < lines.length) {
        if (isBlank(lines[at])) {
            at += 1;
            continue;
        }
        const { block, next } = special(lines, at, depth) ?? paragraph(lines, at, depth);
        blocks.push(block);
        at = next;
    }
    return blocks;
}
function special(lines, at, depth) {
    const line = lines[at] ?? '';
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined)
        return code(lines, at, mark);
    const heading = /^ {0,3}(#{1,6})(?: |$)/.exec(line);
    if (heading !== null) {
        const [all, { length: level } = ''] = heading;
        return { block: { kind: 'heading', level, children: parseInline(line.slice(all.length).trim()) }, next: at + 1 };
    }
    if (line.length < 200 && rule.test(line.replaceAll(' ', '')))
        return { block: { kind: 'rule' }, next: at + 1 };
    const table = parseTable(lines, at);
    if (table !== undefined)
        return table;
    if (depth >= deepest)
        return undefined;
    if (/^ {0,3}>/.test(line))
        return quote(lines, at, depth);
    return bullet.test(line) ? list(lines, at, depth) : undefined;
}
function code(lines, at, mark) {
    let end = at + 1;
    while (end < lines.length && !(lines[end] ?? '').trimStart().startsWith(mark))
        end += 1;
    return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
}
function quote(lines, at, depth) {
    let end = at;
    while (end < lines.length && /^ {0,3}>/.test(lines[end] ?? ''))
        end += 1;
    const inside = lines.slice(at, end).map((line) => line.replace(/^ {0,3}> ?/, ''));
    return { block: { kind: 'quote', blocks: blocksOf(inside, depth + 1) }, next: end };
}
/** Items are the lines of a mark, and those after it that are indented as far as its text or go on without a break. */
function list(lines, first, depth) {
    const isOrdered = /\d/.test(bullet.exec(lines[first] ?? '')?.[2] ?? '');
    const start = isOrdered ? Number.parseInt((lines[first] ?? '').trim(), 10) : undefined;
    const items = [];
    let at = first;
    for (;;) {
        const mark = bullet.exec(lines[at] ?? '');
        if (mark === null || /\d/.test(mark[2] ?? '') !== isOrdered)
            break;
        const [{ length: indent }] = mark;
        const inside = [(lines[at] ?? '').slice(indent)];
        at += 1;
        while (at < lines.length && belongs(lines, at, indent)) {
            inside.push((lines[at] ?? '').replace(new RegExp(`^ {0,${indent}}`), ''));
            at += 1;
        }
        items.push(blocksOf(inside, depth + 1));
    }
    return { block: { kind: 'list', start, items }, next: at };
}
function belongs(lines, at, indent) {
    const line = lines[at] ?? '';
    const isIndented = (each) => /^ {2}/.test(each) && (each.search(/\S/) >= Math.min(indent, 4) || !bullet.test(each));
    if (isBlank(line))
        return isIndented(lines[at + 1] ?? '');
    return isIndented(line) || (!isBlank(lines[at - 1]) && !bullet.test(line) && !/^(?:#{1,6} |>|`{3}|~{3})/.test(line));
}
function paragraph(lines, at, depth) {
    let end = at + 1;
    while (end < lines.length &&
        !isBlank(lines[end]) &&
        special(lines.slice(end, end + 2), 0, Math.max(depth, deepest)) === undefined) {
        const isList = depth < deepest && (bullet.test(lines[end] ?? '') || /^ {0,3}>/.test(lines[end] ?? ''));
        if (isList)
            break;
        end += 1;
    }
    const text = lines.slice(at, end).map((line) => line.trim());
    return { block: { kind: 'paragraph', children: parseInline(text.join('\n')) }, next: end };
}
function isBlank(line) {
    return line === undefined || line.trim() === '';
}
