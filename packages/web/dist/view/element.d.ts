type Child = Node | string | undefined;
/**
 * An element with attributes and children. Strings become text, never markup: this is the only way in which the page
 * makes anything, so what a stranger wrote cannot be more than text. No attribute that runs code or names a style is taken.
 */
export declare function element<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes?: Readonly<Record<string, string | undefined>>, ...children: readonly Child[]): HTMLElementTagNameMap[Name];
export {};
