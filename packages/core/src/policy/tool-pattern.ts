/** One entry of `allowed-tools`, taken apart. */
export interface ToolPattern {
  /** Name of the tool, such as `Bash`. */
  readonly tool: string
  /** What its argument must be or start with; absent lets any through. */
  readonly argument?: string
  /** `prefix`: by whole words, as `git` matches `git status` and not `gitk`. */
  readonly match: 'any' | 'exact' | 'prefix'
}
