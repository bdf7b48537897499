import type { FindAnswer } from './daemon/answers.ts';
/** Search as somebody types: only the answer to the latest question is ever told. */
export declare class Search {
    #private;
    constructor(onFound: (query: string, found: FindAnswer) => void);
    ask(query: string): void;
}
