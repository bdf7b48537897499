import type { DoctorAnswer, ShowAnswer, SkillRow } from '../daemon/answers.ts';
export interface SkillViewOptions {
    readonly shown: ShowAnswer;
    /** Every skill of this name, the one shown among them. */
    readonly namesakes: readonly SkillRow[];
    readonly explanations: DoctorAnswer['explanations'];
    /** Something was decided and done. */
    readonly onDone: (summary: string) => void;
}
/** One skill: its state and why, what it costs, where it lies, what was found, its files, its text. */
export declare function skillView({ shown, namesakes, explanations, onDone }: SkillViewOptions): HTMLElement;
