import type { ChangePlan } from '../daemon/answers.ts';
export interface ChangeForm {
    readonly box: HTMLElement;
    /** What `apply-change` takes besides the plan; a text for people where something is missing. */
    readonly read: () => object | string;
}
/** Asks the daemon again for what the change would be. */
type Ask = (more: object) => Promise<ChangePlan>;
/** What a person may or must say besides yes. */
export declare function changeForm(plan: ChangePlan, ask: Ask, onPlan: (plan: ChangePlan) => void): ChangeForm;
export {};
