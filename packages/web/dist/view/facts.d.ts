/** Names and values beneath each other. */
export declare function facts(rows: readonly (readonly [string, Node | string | undefined])[]): HTMLElement;
