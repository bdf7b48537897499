/** A unified diff of one file, its marks as text and in colour. */
export declare function diffView(path: string, diff: string): HTMLElement;
