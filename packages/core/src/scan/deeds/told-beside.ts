/**
 * Is what a deed is done to named beside the deed? A page that has the word `clean` somewhere tells nothing of branches that
 * are deleted: only a sentence that has both does. Both are sources of expressions; texts are lower case.
 */
export function toldBeside(deed: string, thing: string): RegExp {
  return new RegExp(String.raw`(?:${deed})[^.\n]{0,100}(?:${thing})|(?:${thing})[^.\n]{0,100}(?:${deed})`)
}
