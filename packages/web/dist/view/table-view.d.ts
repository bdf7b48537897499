/** Rows of text under a head; wide ones scroll by themselves. */
export declare function tableView(head: readonly string[], rows: readonly (readonly (string | Node)[])[]): HTMLElement;
