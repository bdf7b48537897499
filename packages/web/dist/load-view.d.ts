import type { SkillRow } from './daemon/answers.ts';
import type { Route } from './route.ts';
export interface ViewParts {
    readonly rows: readonly SkillRow[];
    /** Something was decided and done. */
    readonly onDone: (summary: string) => void;
    /** The page was given a key. */
    readonly onKey: () => void;
}
/** Asks the daemon for what a view shows, and draws it; what fails is told in its place. */
export declare function loadView(route: Route, parts: ViewParts): Promise<HTMLElement>;
