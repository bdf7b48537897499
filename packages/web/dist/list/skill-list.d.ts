import type { ShownRow } from './ranked-rows.ts';
/** A list box that draws only the rows in sight, so that ten thousand cost what twenty do. */
export declare class SkillList {
    #private;
    readonly box: HTMLDivElement;
    constructor(onOpen: (row: ShownRow) => void);
    /** A search begins at the top; a live change stays where the reader was. */
    show(rows: readonly ShownRow[], { keep }?: {
        keep?: boolean | undefined;
    }): void;
    /** Marks the skill that is shown beside. */
    mark(name: string): void;
    move(by: number): void;
    choose(index: number): void;
    open(): void;
}
