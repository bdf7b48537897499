import type { ChangePlan } from '../daemon/answers.ts';
/** What a change means and which settings it writes. */
export declare function planView({ details, warnings, files, problem, changes }: ChangePlan): HTMLElement;
