/** A docstring in the three usual styles: Google, Sphinx and NumPy. */
export interface Docstring {
  /** All before the first section, paragraphs kept. */
  readonly description: string
  readonly parameters: ReadonlyMap<string, string>
}

const section =
  /^(?:args|arguments|parameters|params|returns?|yields?|raises|examples?|notes?|see also|attributes)\s*:?$/i
const parameterSection = /^(?:args|arguments|parameters|params)\s*:?$/i
const sphinx = /^:(?:param|parameter|arg|argument)\s+([^:]{1,200}):\s?(.*)$/

interface DocumentLine {
  readonly indent: number
  readonly text: string
}

/** Lines without the indentation that all but the first share. */
function linesOf(text: string): readonly DocumentLine[] {
  const raw = text.replaceAll('\t', '        ').split(/\r?\n/)
  const lines = raw.map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }))
  const shared = Math.min(...lines.slice(1).flatMap(({ indent, text }) => (text === '' ? [] : [indent])))
  return lines.map((line, index) => ({ ...line, indent: index === 0 ? 0 : Math.max(0, line.indent - shared) }))
}

export function readDocstring(text: string): Docstring {
  const lines = linesOf(text)
  const end = lines.findIndex(({ text: line, indent }) => indent === 0 && (section.test(line) || /^:\w/.test(line)))
  const description = (end === -1 ? lines : lines.slice(0, end)).map((line) => line.text).join('\n')
  return { description: paragraphs(description), parameters: parametersOf(lines) }
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n')
}

function parametersOf(lines: readonly DocumentLine[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let inSection = false
  let current: { readonly name: string; readonly indent: number } | undefined
  for (const line of lines) {
    const named = sphinx.exec(line.text)
    if (named !== null) {
      const name = named[1]?.trim().split(/\s+/).at(-1) ?? ''
      current = { name, indent: line.indent }
      found.set(name, named[2] ?? '')
    } else if (line.indent === 0 && section.test(line.text)) {
      inSection = parameterSection.test(line.text)
      current = undefined
    } else if (line.text === '' || /^-{3,}$/.test(line.text)) continue
    else if (current !== undefined && line.indent > current.indent) append(found, current.name, line.text)
    else current = inSection ? startOf(line, found) : undefined
  }
  return found
}

/** `name (type): text`, `name: text`, or NumPy's `name : type` whose text follows. */
function startOf({ text, indent }: DocumentLine, found: Map<string, string>) {
  const match = /^\*{0,2}(\w{1,100})(?:\s*\([^)]{0,200}\))?\s?:\s?(.*)$/.exec(text)
  if (match === null) return undefined
  const name = match[1] ?? ''
  found.set(name, indent === 0 ? '' : (match[2] ?? ''))
  return { name, indent }
}

function append(found: Map<string, string>, name: string, text: string): void {
  found.set(name, [found.get(name) ?? '', text].filter((part) => part !== '').join(' '))
}
