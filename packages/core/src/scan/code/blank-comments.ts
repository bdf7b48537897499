import type { Language } from '../language-of.ts'

const hashLanguages: ReadonlySet<Language> = new Set(['python', 'shell', 'ruby', 'perl', 'yaml', 'powershell', 'text'])

/** The code with blanks where its comments were, as long as before: what is not run is not done. */
export function blankComments(text: string, language: Language): string {
  if (language === 'javascript' || language === 'php') return blankSlashes(text)
  if (!hashLanguages.has(language) || !text.includes('#')) return text
  const head = language === 'python' ? scriptHead(text) : 0
  return text.slice(0, head) + blankHashes(text.slice(head))
}

/** The comments between `# /// script` and `# ///` say what a script of Python needs, and where it comes from: whoever runs it reads them. */
function scriptHead(text: string): number {
  const head = /^(?:#![^\n]*\n)?\s*# \/\/\/ script\n(?:#[^\n]*\n){1,60}?# \/\/\/(?=\n|$)/.exec(text.slice(0, 6000))
  return head?.[0].length ?? 0
}

function blankHashes(text: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      if (!line.includes('#') || (index === 0 && line.startsWith('#!'))) return line
      const at = commentStart(line)
      return at === -1 ? line : line.slice(0, at) + ' '.repeat(line.length - at)
    })
    .join('\n')
}

/** Offset of the `#` that starts a comment: first on the line or after a blank, and in no quotes. */
function commentStart(line: string): number {
  let quote = ''
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? ''
    if (character === '\\') index += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '#' && (index === 0 || /\s/.test(line[index - 1] ?? ''))) return index
  }
  return -1
}

const beforeExpression = /(?:^|[=(,:[!&|?{};+\-*%~^<>\n]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw))$/

function blankSlashes(text: string): string {
  if (!text.includes('/')) return text
  const parts: string[] = []
  let done = 0
  let index = 0
  const blank = (end: number) => {
    parts.push(text.slice(done, index), text.slice(index, end).replace(/[^\n]/g, ' '))
    done = end
    index = end
  }
  while (index < text.length) {
    const character = text[index] ?? ''
    const next = text[index + 1]
    if (character === '"' || character === "'" || character === '`') index = stringEnd(text, index, character)
    else if (character === '/' && next === '/') blank(endOr(text, text.indexOf('\n', index), 0))
    else if (character === '/' && next === '*') blank(endOr(text, text.indexOf('*/', index + 2), 2))
    else if (character === '/' && beforeExpression.test(text.slice(Math.max(0, index - 12), index).trimEnd())) {
      index = regularExpressionEnd(text, index)
    } else index += 1
  }
  parts.push(text.slice(done))
  return parts.join('')
}

function endOr(text: string, found: number, length: number): number {
  return found === -1 ? text.length : found + length
}

/** A template is taken as one string, with what it computes: nothing in it starts a comment we would see as one. */
function stringEnd(text: string, start: number, quote: string): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text[index]
    if (character === '\\') index += 1
    else if (character === quote) return index + 1
    else if (character === '\n' && quote !== '`') return index
  }
  return text.length
}

function regularExpressionEnd(text: string, start: number): number {
  let inClass = false
  for (let index = start + 1; index < text.length && index < start + 2000; index += 1) {
    const character = text[index]
    if (character === '\\') index += 1
    else if (character === '\n') return start + 1
    else if (character === '[') inClass = true
    else if (character === ']') inClass = false
    else if (character === '/' && !inClass) return index + 1
  }
  return start + 1
}
