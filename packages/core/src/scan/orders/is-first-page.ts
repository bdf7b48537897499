/** SKILL.md is read before anything is done; what stands beside it only where it is needed. */
export function isFirstPage(path: string): boolean {
  return path.toLowerCase() === 'skill.md'
}
