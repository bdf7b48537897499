/**
 * Reads the address of a link that a stranger wrote. Only the schemes named here leave the page; everything else,
 * `javascript:` in any disguise among it, is no link.
 */
export function linkTarget(address) {
    const trimmed = address.trim();
    if (/^(?:https?:\/\/|mailto:)/i.test(trimmed)) {
        return URL.canParse(trimmed) ? { kind: 'web', href: new URL(trimmed).href } : undefined;
    }
    const path = trimmed.split('#', 1)[0]?.replace(/^(?:\.\/)+/, '') ?? '';
    const isInside = /^[\w@][\w@ .+/-]*$/.test(path) && !path.split('/').includes('..');
    return isInside ? { kind: 'file', path } : undefined;
}
