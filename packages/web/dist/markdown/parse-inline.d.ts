import type { Inline } from './inline.ts';
/** The marks of one paragraph: code, strong, emphasis, links, bare addresses. Markup of HTML is text like any other. */
export declare function parseInline(text: string, depth?: number): readonly Inline[];
