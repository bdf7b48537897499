export interface WindowOptions {
    readonly count: number;
    /** Pixels. */
    readonly rowHeight: number;
    readonly scrollTop: number;
    readonly height: number;
}
/** Which rows of a long list are drawn: from `start` to `end`, `end` not included. */
export declare function windowOf({ count, rowHeight, scrollTop, height }: WindowOptions): {
    readonly start: number;
    readonly end: number;
};
