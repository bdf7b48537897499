/**
 * Can this be handed to git as a branch, tag or commit? What starts with a hyphen would be an option, and git's own
 * rules (git-check-ref-format) exclude the rest.
 */
export function isSafeRef(ref: string): boolean {
  return /^[\w.@/+-]{1,255}$/.test(ref) && !/^[-/.]|\.\.|@\{|\/\/|\.lock$|[/.]$/.test(ref)
}
