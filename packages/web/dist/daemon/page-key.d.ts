/**
 * The key that makes the page the user's own hand: a token that `metier serve` prints behind `#key=` of the page's address.
 * What stands behind `#` is sent nowhere; it is taken out of the address at once, so that it stays in no history.
 */
export declare const pageKey: {
    read(): string | undefined;
    /** Takes whatever a person pastes: the key, or the whole address with it. False when there is none in it. */
    keep(text: string): boolean;
    forget(): void;
    takeFromAddress(): void;
};
