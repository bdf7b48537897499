/** `1 skill`, `2 skills`: the page has nothing of the other packages. */
export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
