/** That a command has no such action, shell or the like. `placeholder` is what the usage line calls it. */
export function hasNo(command: string, placeholder: string, word: string): string {
  return `\`${command}\` has no ${placeholder.toLowerCase()} ${JSON.stringify(word)}.`
}
