export interface ChangeDialogOptions {
    readonly change: string;
    readonly name: string;
    /** As it stands on the button that was pressed. */
    readonly label: string;
    /** It is done. */
    readonly onDone: (summary: string) => void;
}
/** Shows what a change would do, and does exactly that on a yes: nothing is done that was not on the screen. */
export declare function openChangeDialog(options: ChangeDialogOptions): void;
