/** What stands inside a line of Markdown. */
export type Inline = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'code';
    readonly text: string;
} | {
    readonly kind: 'image';
    readonly text: string;
} | {
    readonly kind: 'strong';
    readonly children: readonly Inline[];
} | {
    readonly kind: 'emphasis';
    readonly children: readonly Inline[];
} | {
    readonly kind: 'link';
    readonly address: string;
    readonly children: readonly Inline[];
};
