/**
 * Does a line go on, by a back slash at its end, in the middle of a word or an operator? Bash takes both characters
 * out before it reads anything, so `p$\⏎x` is the variable `$x` and `&\⏎&` is `&&`; the parser keeps them apart. A
 * break with a blank before it, as people write it, joins nothing. At the very end the stroke is dropped or kept, as
 * what stands before it has it.
 */
export function joinsWithinWord(line: string): boolean {
  return /[^ \t\n]\\\n|\\$/.test(line)
}
