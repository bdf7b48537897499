export interface ReferencePromptEntry {
  readonly name: string
  readonly description: string
  /** Absolute path of the SKILL.md, links resolved. Not escaped, as in the reference library. */
  readonly location: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** The reference library's `to_prompt`, byte for byte (skills-ref 0.1.0). No line break at the end. */
export function toPromptReference(entries: readonly ReferencePromptEntry[]): string {
  const lines = ['<available_skills>']
  for (const { name, description, location } of entries) {
    lines.push('<skill>', '<name>', escape(name), '</name>')
    lines.push('<description>', escape(description), '</description>')
    lines.push('<location>', location, '</location>', '</skill>')
  }
  lines.push('</available_skills>')
  return lines.join('\n')
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
