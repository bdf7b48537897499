/** Asks for the key, telling where it is to be had; `onKept` is called once the page has it. */
export declare function keyForm(onKept: () => void): HTMLElement;
