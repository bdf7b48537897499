/** A part that is folded until somebody opens it. `key` names it among all of the page. */
export declare function foldedPart(key: string, title: string, ...children: readonly HTMLElement[]): HTMLElement;
