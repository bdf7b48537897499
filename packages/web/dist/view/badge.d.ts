/** One word on a ground of colour; the word alone says everything. */
export declare function badge(word: string): HTMLElement;
