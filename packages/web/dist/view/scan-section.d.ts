/** A button that has all files of a skill judged, and what came of it. */
export declare function scanSection(name: string): HTMLElement;
