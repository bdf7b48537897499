export interface PageParts {
    readonly query: HTMLInputElement;
    readonly state: HTMLSelectElement;
    readonly count: HTMLElement;
    readonly side: HTMLElement;
    readonly detail: HTMLElement;
    readonly connection: HTMLElement;
    readonly done: HTMLElement;
}
/** The page: a list to search at one side, what was chosen at the other. */
export declare class Page {
    #private;
    constructor(parts: PageParts);
    start(): Promise<void>;
}
