/**
 * A command to copy into a terminal. `words` are ours, except those in `strange`, which
 * are quoted; nothing is offered where one of those could not be pasted safely.
 */
export declare function copiedCommand(label: string, words: readonly string[], strange?: readonly string[]): HTMLElement | undefined;
