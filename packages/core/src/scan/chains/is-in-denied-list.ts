const item = /^\s{0,12}(?:[-*+•✗❌]|\d{1,3}[.)])\s/
const label =
  /^(?!.*\b(?:not|no longer|never|un)\s?(?:blocked|denied|forbidden|refused|prohibited)\b).{0,120}\b(?:denied|blocked|forbidden|refused|disallowed|prohibited|denylist|blocklist|not allowed)\b.{0,60}$/i
/** Whoever is told to run the items is not shown what is refused. */
const ordered = /\b(?:run|execute|type|enter|paste|first|then|start|do)\b/i
const mostItems = 40
/** UTF-16 units before a command in its line that are read; a label is shorter than that. */
const nearest = 800

/** Is it an item of a list right below a line that calls the whole list denied: `**Denied commands:**`? */
export function isInDeniedList(text: string, at: number): boolean {
  let start = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(start, at)
  if (!item.test(line) || ordered.test(line.slice(-nearest))) return false
  for (let index = 0; index < mostItems && start > 0; index += 1) {
    const end = start - 1
    start = text.lastIndexOf('\n', end - 1) + 1
    const above = text.slice(start, end)
    if (above.trim() === '' || item.test(above)) continue
    return above.length < nearest && label.test(above.trim()) && !ordered.test(above)
  }
  return false
}
