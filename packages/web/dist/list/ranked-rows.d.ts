import type { FindAnswer, SkillRow } from '../daemon/answers.ts';
export interface ShownRow {
    readonly row: SkillRow;
    /** The words by which search found it; empty for a row that only contains what was typed. */
    readonly why: readonly string[];
}
export interface RankOptions {
    readonly query: string;
    /** `all`, `shadowed`, or a state; a shadowed skill has none of the states. */
    readonly state: string;
    /** The daemon's answer to this very query, once it is there. */
    readonly found?: FindAnswer | undefined;
}
/** The rows to show: what search ranked, best first, then whatever else contains the words, by name. */
export declare function rankedRows(rows: readonly SkillRow[], { query, state, found }: RankOptions): readonly ShownRow[];
