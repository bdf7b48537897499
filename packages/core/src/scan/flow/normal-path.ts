/** The path without what only names the place of all names. */
export function normalPath(path: string): string {
  return path.replace(
    /^(?:(?:globalThis|window|global|self|builtins|__builtins__|node|(?:globals|locals|vars)\(\)|__dict__)[.:])+/,
    '',
  )
}
