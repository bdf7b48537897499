type Children = readonly (HTMLElement | undefined)[];
/** A part of a view that the daemon has to look up: the rest does not wait for it. */
export declare function lateSection(title: string, load: () => Promise<Children>): HTMLElement;
export {};
