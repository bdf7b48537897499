import type { ExecutionsAnswer } from '../daemon/answers.ts';
/** What skills ran and were kept from running, the latest first; of one skill where that is asked for. */
export declare function logView({ executions, damaged }: ExecutionsAnswer, skill?: string): HTMLElement;
