/** A stranger's text with what hides in it made visible, such as `[U+202E]`, and cut after `longest` characters. */
export declare function visibleText(text: string, longest?: number): string;
