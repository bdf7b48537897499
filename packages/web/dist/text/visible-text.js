/**
 * Characters that are not seen and change what is: controls, marks of direction (a name could read backwards), spaces
 * without width, tags, variation selectors beyond the common. Joiners stay: scripts and emoji need them.
 */
const hidden = 
// oxlint-disable-next-line no-control-regex -- controls are what this looks for
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** A stranger's text with what hides in it made visible, such as `[U+202E]`, and cut after `longest` characters. */
export function visibleText(text, longest = 100_000) {
    const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return short.replaceAll(hidden, (character) => {
        const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
        return `[U+${point.padStart(4, '0')}]`;
    });
}
