export interface SkillParts {
  readonly name?: string
  readonly description?: string
  /** Further fields. A string is written as it is, lines of YAML; a record as one JSON value a key, which is YAML too. */
  readonly frontmatter?: string | Readonly<Record<string, unknown>>
  /** Markdown. Default: a heading with the name. */
  readonly body?: string
}

/**
 * The text of a SKILL.md for a test. `name` and `description` have defaults; to leave one out, give `''`.
 * Values are quoted, so any text is safe.
 */
export function buildSkill(parts: SkillParts = {}): string {
  const { name = 'sample-skill', description = 'Does a sample thing. Use when a test needs a skill.' } = parts
  const lines = ['---']
  if (name !== '') lines.push(`name: ${scalar(name)}`)
  if (description !== '') lines.push(`description: ${scalar(description)}`)
  if (typeof parts.frontmatter === 'string') lines.push(parts.frontmatter.replace(/\n$/, ''))
  else
    for (const [key, value] of Object.entries(parts.frontmatter ?? {})) lines.push(`${key}: ${JSON.stringify(value)}`)
  lines.push('---', '', parts.body ?? `# ${name}\n`)
  return lines.join('\n')
}

/** Plain where nothing can be misread, quoted otherwise. */
function scalar(value: string): string {
  return /^[A-Za-z][\w ,.()-]*[\w.)]$/.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value)
    ? value
    : JSON.stringify(value)
}
