/**
 * A stranger's word as a POSIX shell takes it whole; `undefined` where a person could not see what they would paste:
 * with hidden characters, line breaks, or so long that its end is out of sight, and where it would be taken for an option.
 */
export declare function shellWord(word: string): string | undefined;
