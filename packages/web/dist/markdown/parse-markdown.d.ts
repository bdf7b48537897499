import type { Block } from './block.ts';
/** Reads the Markdown of a skill. Never throws; what it does not know is a paragraph of text. */
export declare function parseMarkdown(text: string): readonly Block[];
