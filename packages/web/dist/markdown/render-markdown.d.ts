/** The text of a skill, for people. Its headings begin below those of the page. */
export declare function renderMarkdown(text: string, skill: string): HTMLElement;
