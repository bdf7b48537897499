/**
 * What a charter says its owner is: behind the dash of the first heading (`# Fenster — Core Dev`), or in a line
 * `**Role:** Core Dev`. `undefined` when it says neither.
 */
export function charterRole(charter: string): string | undefined {
  // A charter is short and what it says of the role stands at its top.
  const lines = charter.slice(0, longest).split(/\r\n|\r|\n/)
  const heading = lines.find((line) => line.startsWith('# '))
  const places = dashes.map((dash) => heading?.indexOf(dash) ?? -1).filter((place) => place !== -1)
  const headed = heading === undefined || places.length === 0 ? '' : heading.slice(Math.min(...places) + 3).trim()
  if (headed !== '') return headed
  for (const line of lines) {
    const words = line.replaceAll('*', '').trim().replace(/^- /, '').trim()
    if (words.toLowerCase().startsWith('role:')) return words.slice(5).trim() || undefined
  }
  return undefined
}

const longest = 4096
// As texts: a pattern beyond ASCII does not survive in a bundle that is read as Latin-1.
const dashes = [' — ', ' – ', ' - ']
