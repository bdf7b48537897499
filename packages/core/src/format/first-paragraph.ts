/** Characters of a description by the specification. */
const longest = 1024

/** Only so much of a file is looked at: what describes it stands at its top. */
const searched = 8 * 1024

/**
 * The first paragraph of a Markdown text on one line, at most 1,024 characters; empty when there is none.
 * What Claude Code shows for a skill without a description, and all that a file without frontmatter says of itself.
 */
export function firstParagraph(markdown: string): string {
  const lines: string[] = []
  for (const line of markdown.slice(0, searched).split(/\r\n?|\n/)) {
    const text = line.trim()
    const isProse = text !== '' && !/^(?:#|```|~~~|<|\||[-*_]{3,}$)/.test(text)
    if (isProse) lines.push(text.replace(/^(?:[-*+>]|\d+\.)\s+/, ''))
    else if (lines.length > 0) break
  }
  return Array.from(lines.join(' ')).slice(0, longest).join('')
}
