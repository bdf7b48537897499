export interface AfterwardsPlaces {
  /** Of the team, relative to the project: `.ai-team`. */
  readonly team: string
  /** The member's directory name. */
  readonly agent: string
}

/**
 * What a member does with what it has learned (checklist SQD-50 to SQD-54). In case of doubt nothing becomes a skill:
 * many small skills cost every later prompt.
 */
export function afterwardsText({ team, agent }: AfterwardsPlaces): string {
  const own = `${team}/agents/${agent}`
  return [
    'WHEN YOU ARE DONE:',
    `1. Append what you learned about this project to ${own}/history.md under "## Learnings".`,
    '2. Only if you learned something TRANSFERABLE, useful in any project, write it as a skill:',
    `   ${own}/skills/SKILL-NAME/SKILL.md, with this frontmatter, then instructions that can be followed:`,
    '   ---',
    '   name: SKILL-NAME (the name of its folder; a-z, 0-9, hyphens)',
    '   description: what it does and when to use it',
    '   metadata:',
    `     author: ${agent}`,
    '     version: "1.0"',
    '     mcp-servers: []',
    '   ---',
    '   No paths of this project and none of its decisions. If in doubt, step 1 is enough.',
    `3. Write a decision that others must know to ${team}/decisions/inbox/${agent}-SHORT-TITLE.md.`,
  ].join('\n')
}
