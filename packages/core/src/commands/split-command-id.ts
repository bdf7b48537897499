/** One way to read what somebody called: the skill, and the command within it. */
export interface CommandIdParts {
  readonly skill: string
  readonly command: string
}

/** Names may hold dots and underscores themselves; nobody needs more places to look at than these. */
const mostParts = 8

/** Every way to read `skill.command` or `skill__command`, the shortest skill first. */
export function splitCommandId(id: string): readonly CommandIdParts[] {
  const found: CommandIdParts[] = []
  for (const match of id.slice(0, 256).matchAll(/\.|__/g)) {
    const skill = id.slice(0, match.index)
    const command = id.slice(match.index + match[0].length)
    if (skill !== '' && command !== '' && found.length < mostParts) found.push({ skill, command })
  }
  return found
}
