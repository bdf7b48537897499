/** What a stranger wrote, kept from turning the direction of what stands around it. */
export declare function strangeText(text: string, longest?: number): HTMLElement;
