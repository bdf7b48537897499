// A page with a paragraph put below a heading, behind the first that stands there; at its end where no such heading is.

/** @param {string} page @param {{after: string, text: string}} added */
export function putBelow(page, { after, text }) {
  const lines = page.split('\n')
  const heading = after === 'END' ? -1 : lines.findIndex((line) => line.trim() === after)
  if (heading === -1) return `${page.trimEnd()}\n\n${text}\n`
  let at = heading + 1
  while (at < lines.length && lines[at].trim() === '') at += 1
  while (at < lines.length && lines[at].trim() !== '' && !lines[at].startsWith('#')) at = endOf(lines, at)
  return [...lines.slice(0, at), '', text, '', ...lines.slice(at)].join('\n')
}

/** Behind a line; of a fence, behind its last one. */
function endOf(lines, at) {
  if (!lines[at].trim().startsWith('```')) return at + 1
  const end = lines.findIndex((line, place) => place > at && line.trim().startsWith('```'))
  return end === -1 ? lines.length : end + 1
}
