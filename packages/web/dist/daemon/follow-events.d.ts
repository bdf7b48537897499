import { type ServerEvent } from './read-events.ts';
export interface FollowOptions {
    readonly onEvent: (event: ServerEvent) => void;
    /** Whatever happened while nobody listened was not heard. */
    readonly onReturn: () => void;
    readonly onConnection: (isOpen: boolean) => void;
}
/**
 * Hears from the daemon what happens, and connects again by itself after it was gone. Not by `EventSource`, which can send
 * no key.
 */
export declare function followEvents({ onEvent, onReturn, onConnection }: FollowOptions): Promise<never>;
