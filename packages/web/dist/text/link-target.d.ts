/** Where a link of a skill's text may lead: to the web, or to a file of the same skill. */
export type LinkTarget = {
    readonly kind: 'web';
    readonly href: string;
} | {
    readonly kind: 'file';
    readonly path: string;
};
/**
 * Reads the address of a link that a stranger wrote. Only the schemes named here leave the page; everything else,
 * `javascript:` in any disguise among it, is no link.
 */
export declare function linkTarget(address: string): LinkTarget | undefined;
