/** From the head of a function up to the next one that is no deeper, or as far as a function on a screen goes. */
export function bodyAt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const indent = /^[ \t]{0,40}/.exec(text.slice(lineStart, lineStart + 40))?.[0] ?? ''
  const rest = text.slice(start, start + 1500)
  const next = new RegExp(`\\n${indent}(?!rescue\\b|ensure\\b)(?=[^\\s})\\]#/])`).exec(rest.slice(1))
  return next === null ? rest : rest.slice(0, next.index + 1)
}
