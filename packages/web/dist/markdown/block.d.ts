import type { Inline } from './inline.ts';
/** One block of Markdown, as much of it as skills are written in. */
export type Block = {
    readonly kind: 'heading';
    readonly level: number;
    readonly children: readonly Inline[];
} | {
    readonly kind: 'paragraph';
    readonly children: readonly Inline[];
} | {
    readonly kind: 'code';
    readonly text: string;
} | {
    readonly kind: 'list';
    readonly start: number | undefined;
    readonly items: readonly (readonly Block[])[];
} | {
    readonly kind: 'quote';
    readonly blocks: readonly Block[];
} | {
    readonly kind: 'table';
    readonly rows: readonly (readonly (readonly Inline[])[])[];
} | {
    readonly kind: 'rule';
};
