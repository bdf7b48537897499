import type { Block } from './block.ts';
/** The table that begins at a line, and the first line after it; the first row is its head. */
export declare function parseTable(lines: readonly string[], at: number): {
    readonly block: Block;
    readonly next: number;
} | undefined;
