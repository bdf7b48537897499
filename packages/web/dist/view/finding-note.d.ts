export interface Note {
    readonly severity: string;
    readonly code: string;
    readonly message: string;
    readonly help: string | undefined;
    /** Relative to the skill. */
    readonly file: string;
    readonly line: number | undefined;
}
/** One finding, with a link to its place unless it stands there already. */
export declare function findingNote(note: Note, place?: string): HTMLElement;
