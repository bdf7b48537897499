/** Characters in which what was opened must close; it keeps the time linear whatever a stranger writes. */
const reach = 2000;
/** Things inside things; deeper ones stay as they were typed. */
const deepest = 6;
/** The marks of one paragraph: code, strong, emphasis, links, bare addresses. Markup of HTML is text like any other. */
export function parseInline(text, depth = 0) {
    const out = [];
    let plain = '';
    let at = 0;
    while (at < text.length) {
        const piece = depth < deepest ? pieceAt(text, at, depth) : undefined;
        if (piece === undefined) {
            const isEscape = text[at] === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '');
            plain += isEscape ? (text[at + 1] ?? '') : (text[at] ?? '');
            at += isEscape ? 2 : 1;
            continue;
        }
        if (plain !== '')
            out.push({ kind: 'text', text: plain });
        plain = '';
        out.push(piece.inline);
        at = piece.end;
    }
    if (plain !== '')
        out.push({ kind: 'text', text: plain });
    return out;
}
function pieceAt(text, at, depth) {
    switch (text.charAt(at)) {
        case '`':
            return codeAt(text, at);
        case '*':
        case '_':
            return stressAt(text, at, depth);
        case '!':
            return text[at + 1] === '[' ? imageAt(text, at) : undefined;
        case '[':
            return linkAt(text, at, depth);
        case '<':
        case 'h':
            return addressAt(text, at);
        default:
            return undefined;
    }
}
function codeAt(text, at) {
    const mark = /^`+/.exec(text.slice(at, at + 20))?.[0] ?? '`';
    const inside = closed(text, at + mark.length, mark);
    if (inside === undefined)
        return { inline: { kind: 'text', text: mark }, end: at + mark.length };
    return { inline: { kind: 'code', text: inside.trim() }, end: at + inside.length + 2 * mark.length };
}
function stressAt(text, at, depth) {
    const mark = text[at] ?? '';
    const isInWord = mark === '_' && /\w/.test(text[at - 1] ?? '');
    const double = text[at + 1] === mark ? mark + mark : mark;
    const inside = isInWord ? undefined : closed(text, at + double.length, double);
    if (inside === undefined || inside === '' || inside.startsWith(' ') || inside.endsWith(' '))
        return undefined;
    const kind = double.length === 2 ? 'strong' : 'emphasis';
    return { inline: { kind, children: parseInline(inside, depth + 1) }, end: at + inside.length + 2 * double.length };
}
function linkAt(text, at, depth) {
    const label = closed(text, at + 1, '](');
    if (label === undefined)
        return undefined;
    const start = at + label.length + 3;
    const address = closed(text, start, ')');
    if (address === undefined || address.includes('\n'))
        return undefined;
    const children = parseInline(label, depth + 1);
    return {
        inline: { kind: 'link', address: address.split(' "', 1)[0] ?? '', children },
        end: start + address.length + 1,
    };
}
/** Pictures are named and never fetched: nothing that a skill wrote makes the page ask for anything. */
function imageAt(text, at) {
    const link = linkAt(text, at + 1, deepest);
    if (link === undefined)
        return undefined;
    const label = closed(text, at + 2, '](') ?? '';
    return { inline: { kind: 'image', text: label }, end: link.end };
}
function addressAt(text, at) {
    if (/\w/.test(text[at - 1] ?? ''))
        return undefined;
    const [, open = '', address = ''] = /^(<?)(https?:\/\/[^\s<>`"')\]]+)/.exec(text.slice(at, at + reach)) ?? [];
    const bare = open === '<' ? address : address.replace(/[.,;:!?*_]+$/, '');
    if (bare === '' || (open === '<' && text[at + 1 + bare.length] !== '>'))
        return undefined;
    const inline = { kind: 'link', address: bare, children: [{ kind: 'text', text: bare }] };
    return { inline, end: at + bare.length + 2 * open.length };
}
/** The text from `from` to the next `mark`, or `undefined` when it does not close within reach. */
function closed(text, from, mark) {
    const near = text.slice(from, from + reach);
    const end = near.indexOf(mark);
    return end === -1 ? undefined : near.slice(0, end);
}
