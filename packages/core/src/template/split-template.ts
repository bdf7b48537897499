import { TemplateFault } from './template-fault.ts'

/** A template as it alternates between text and what is evaluated. */
export interface TemplatePiece {
  readonly kind: 'text' | 'output' | 'statement'
  readonly text: string
  /** 1-based. */
  readonly line: number
}

const closing: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}' }

/**
 * Text, `{{ … }}` and `{% … %}`; comments are gone, and so are the blanks that a dash inside a sign takes away. As in
 * Jinja the last line break of a template is no part of it.
 */
export function splitTemplate(source: string): readonly TemplatePiece[] {
  const text = source.replaceAll('\r\n', '\n').replace(/\n$/, '')
  const pieces: TemplatePiece[] = []
  const open = /\{\{|\{%|\{#/g
  let at = 0
  let line = 1
  let trims = false
  while (at < text.length) {
    open.lastIndex = at
    const found = open.exec(text)
    const start = found?.index ?? text.length
    const raw = text.slice(at, start)
    const sign = found?.[0] ?? ''
    const left = text.charAt(start + 2) === '-'
    const shown = trimmed(raw, trims, left && found !== null)
    if (shown !== '') pieces.push({ kind: 'text', text: shown, line })
    line += count(raw)
    if (found === null) break
    const end = endOf(text, start + 2, sign)
    if (end === undefined) throw new TemplateFault(`The ${sign} that opens here is never closed.`, line)
    const inside = text.slice(start + 2, end)
    trims = inside.endsWith('-')
    const body = inside.replace(/^[-+]/, '').replace(/[-+]$/, '').trim()
    at = end + 2
    if (sign === '{%' && body === 'raw') {
      const close = rawEnd(text, at, line)
      pieces.push({ kind: 'text', text: trimmed(text.slice(at, close.start), trims, close.left), line })
      line += count(text.slice(start, close.end))
      at = close.end
      trims = close.right
      continue
    }
    if (sign !== '{#') pieces.push({ kind: sign === '{{' ? 'output' : 'statement', text: body, line })
    line += count(text.slice(start, at))
  }
  return pieces
}

function trimmed(text: string, start: boolean, end: boolean): string {
  const left = start ? text.trimStart() : text
  return end ? left.trimEnd() : left
}

function count(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Where what is opened closes: not inside a quoted text, unless it is a comment. `undefined` when it never does. */
function endOf(text: string, start: number, sign: string): number | undefined {
  const close = closing[sign] ?? ''
  const isComment = sign === '{#'
  const plain = isComment ? text.indexOf(close, start) : -1
  if (plain !== -1) return plain
  let at = isComment ? text.length : start
  let depth = 0
  while (at < text.length) {
    const character = text.charAt(at)
    if (depth === 0 && text.startsWith(close, at)) return at
    if (character === '"' || character === "'") at = quotedEnd(text, at)
    else {
      if ('([{'.includes(character)) depth += 1
      else if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
      at += 1
    }
  }
  return undefined
}

function quotedEnd(text: string, start: number): number {
  const quote = text.charAt(start)
  let at = start + 1
  while (at < text.length && text.charAt(at) !== quote) at += text.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

function rawEnd(text: string, from: number, line: number) {
  const close = /\{%([-+]?)\s{0,20}endraw\s{0,20}([-+]?)%\}/g
  close.lastIndex = from
  const found = close.exec(text)
  if (found === null) throw new TemplateFault('The raw that opens here is never closed by endraw.', line)
  return { start: found.index, end: found.index + found[0].length, left: found[1] === '-', right: found[2] === '-' }
}
