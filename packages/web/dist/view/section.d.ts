/** A part of a view under a heading; nothing at all when it would be empty. */
export declare function section(title: string, ...children: readonly (Node | string | undefined)[]): HTMLElement | undefined;
