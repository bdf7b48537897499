/** The file that the reference library takes from a directory: `SKILL.md`, else `skill.md`, no other spelling. */
export function findReferenceFile(fileNames: readonly string[]): string | undefined {
  return ['SKILL.md', 'skill.md'].find((name) => fileNames.includes(name))
}
