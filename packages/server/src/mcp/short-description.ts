/** Characters of a description: enough to choose by. */
const longest = 400

/** On one line, and no longer than it takes to choose. */
export function shortDescription(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
