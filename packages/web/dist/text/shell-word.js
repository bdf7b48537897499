import { visibleText } from './visible-text.js';
/**
 * A stranger's word as a POSIX shell takes it whole; `undefined` where a person could not see what they would paste:
 * with hidden characters, line breaks, or so long that its end is out of sight, and where it would be taken for an option.
 */
export function shellWord(word) {
    if (word === '' || word.length > 200 || word.startsWith('-') || /[\n\r\t]/.test(word))
        return undefined;
    if (visibleText(word) !== word)
        return undefined;
    return /^[\w./@+:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}
