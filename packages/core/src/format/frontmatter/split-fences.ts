export interface Span {
  readonly start: number
  readonly end: number
}

/** Where the parts of a SKILL.md are. Offsets are 0-based UTF-16. */
export interface Fences {
  /** YAML between the fences, without the line breaks of the fences. */
  readonly yaml: Span
  /** First character after the closing fence and its line break. */
  readonly bodyOffset: number
  /** White space after a fence's hyphens. */
  readonly trailing: readonly Span[]
}

export interface FenceProblem extends Span {
  readonly code: 'no-frontmatter' | 'frontmatter-not-closed'
  readonly message: string
}

export type FenceResult = { readonly fences: Fences } | { readonly problem: FenceProblem }

/**
 * Finds the two fences. A fence is a line of exactly three hyphens, white space after them tolerated:
 * three hyphens inside a value or on an indented line are text (reference cases 46 to 54).
 */
export function splitFences(text: string): FenceResult {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0
  if (!text.startsWith('---', first)) return { problem: noFrontmatter(text, first) }
  const opening = fenceAt(text, first)
  if (opening === undefined) {
    const end = lineEnd(text, first)
    const message = `The first line must be three hyphens and nothing else; it is ${quoted(text, first, end)}.`
    return { problem: { code: 'no-frontmatter', message, start: first, end } }
  }
  const trailing: Span[] = []
  if (opening.end > first + 3) trailing.push({ start: first + 3, end: opening.end })
  const yamlStart = opening.next
  for (let at = yamlStart; at !== -1 && at < text.length; at = nextCandidate(text, at)) {
    const closing = text.startsWith('---', at) ? fenceAt(text, at) : undefined
    if (closing === undefined) continue
    if (closing.end > at + 3) trailing.push({ start: at + 3, end: closing.end })
    return {
      fences: { yaml: { start: yamlStart, end: beforeBreak(text, at, yamlStart) }, bodyOffset: closing.next, trailing },
    }
  }
  const message = 'The frontmatter is not closed: no second line of three hyphens.'
  return { problem: { code: 'frontmatter-not-closed', message, start: first, end: first + 3 } }
}

function noFrontmatter(text: string, first: number): FenceProblem {
  const at = { code: 'no-frontmatter', start: first, end: lineEnd(text, first) } as const
  if (text.length === first) return { ...at, message: 'The file is empty.' }
  if (/^\s+---/.test(text.slice(first, first + 1000))) {
    return { ...at, message: 'The frontmatter must begin on the first line; there is white space before it.' }
  }
  return { ...at, message: 'The file has no frontmatter: the first line is not three hyphens.' }
}

/** The fence whose hyphens begin at `at`: where its line ends and where the next line starts. */
function fenceAt(text: string, at: number): { readonly end: number; readonly next: number } | undefined {
  let end = at + 3
  while (isBlank(text.charCodeAt(end))) end += 1
  if (end >= text.length) return { end, next: end }
  const code = text.charCodeAt(end)
  if (code === 10) return { end, next: end + 1 }
  if (code === 13) return { end, next: text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1 }
  return undefined
}

/** Start of the next line after `at` that begins with three hyphens, -1 when there is none. */
function nextCandidate(text: string, at: number): number {
  const feed = text.indexOf('\n---', at)
  if (feed === -1 && !text.includes('\r---', at)) return -1
  const carriage = text.indexOf('\r---', at)
  if (feed === -1) return carriage + 1
  return carriage === -1 || feed < carriage ? feed + 1 : carriage + 1
}

function beforeBreak(text: string, at: number, floor: number): number {
  if (at <= floor) return floor
  const back = text.charCodeAt(at - 1) === 10 && text.charCodeAt(at - 2) === 13 ? 2 : 1
  return Math.max(floor, at - back)
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9
}

function lineEnd(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10 || code === 13) return index
  }
  return text.length
}

function quoted(text: string, start: number, end: number): string {
  const line = text.slice(start, Math.min(end, start + 40))
  return `\`${line}${end > start + 40 ? '…' : ''}\``
}
