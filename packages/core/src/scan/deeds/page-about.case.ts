/** The SKILL.md of a sample that says this of itself, by its path: what a program beside it may do goes by that. */
export function pageAbout(description: string): Readonly<Record<string, string>> {
  return { 'SKILL.md': `---\nname: sample\ndescription: ${description}\n---\n` }
}
