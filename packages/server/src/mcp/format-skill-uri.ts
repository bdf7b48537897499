/** A file of a skill as an MCP resource names it. */
export interface SkillUri {
  /** The skill's name as the catalogue has it. */
  readonly name: string
  /** Path inside the skill, `/` between segments: `SKILL.md`, `references/a.md`. */
  readonly path: string
}

/**
 * `skill://<name>/<path>`, the form of the Skills extension of MCP (SEP-2640). Names are one segment;
 * whatever a URI cannot carry is percent-encoded segment by segment.
 */
export function formatSkillUri(uri: SkillUri): string {
  const path = uri.path.split('/').map(encodeURIComponent).join('/')
  return `skill://${encodeURIComponent(uri.name)}/${path}`
}
