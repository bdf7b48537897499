import type { DoctorAnswer } from '../daemon/answers.ts';
/** The whole picture: how many skills in which state, where they were looked for, what is wrong. */
export declare function overviewView({ project, configuration, roots, states, problems }: DoctorAnswer): HTMLElement;
