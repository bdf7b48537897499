import { forEachShellChild, parseShell, type ShellNode, type ShellScript } from '../policy/parse-shell.ts'
import type { ShellContext } from './shell-value.ts'

/** Where a stand-in stands in a line of shell. */
export interface TokenPlace {
  readonly context: ShellContext
  /** A whole word among the arguments of a command, where several words may stand. */
  readonly isArgument: boolean
  /** Within backticks, where a backslash is read twice. */
  readonly isInBackticks: boolean
}

interface Walk {
  readonly tokens: readonly string[]
  readonly places: Map<string, TokenPlace | undefined>
  readonly isInBackticks: boolean
}

/**
 * Finds the quotes around each stand-in by parsing the line that holds them. `undefined` for one that stands where a
 * value cannot be written safely: in the name of a variable, a pattern, arithmetic, the end mark of a here-document.
 * A stand-in in a comment has no place at all.
 */
export function placeTokens(line: string, tokens: readonly string[]): ReadonlyMap<string, TokenPlace | undefined> {
  const places = new Map<string, TokenPlace | undefined>()
  visit(parseShell(line), { tokens, places, isInBackticks: false })
  return places
}

/** Kinds of text in which a value can be written, but for here-documents. */
const contexts: Readonly<Record<string, ShellContext>> = {
  Literal: 'plain',
  SingleQuoted: 'single',
  AnsiCQuoted: 'ansi',
}

function visit(node: ShellNode, walk: Walk, context?: ShellContext): void {
  if (node.type === 'Word') {
    visitWord(node, walk, false)
    return
  }
  if (node.type === 'Command') {
    const suffix = new Set<ShellNode>(node.suffix)
    forEachShellChild(node, (child) => {
      if (child.type === 'Word') visitWord(child, walk, suffix.has(child))
      else visit(child, walk)
    })
    return
  }
  if (node.type === 'HereDoc') {
    visitDocument(node, walk)
    return
  }
  if (node.type === 'CommandExpansion') {
    const isInBackticks = walk.isInBackticks || node.text.startsWith('`')
    const { script } = node
    if (script === undefined) note(node.text, walk, undefined)
    else visitScript(script, { ...walk, isInBackticks })
    return
  }
  if (node.type === 'DoubleQuoted') {
    forEachShellChild(node, (child) => visit(child, walk, 'double'))
    return
  }
  const own = context ?? contexts[node.type]
  if (own !== undefined && contexts[node.type] !== undefined) {
    note('text' in node ? node.text : '', walk, { context: own, isArgument: false, isInBackticks: walk.isInBackticks })
    return
  }
  // What is none of these names a variable, a pattern or a number.
  if ('text' in node && typeof node.text === 'string' && leaves.has(node.type)) note(node.text, walk, undefined)
  else forEachShellChild(node, (child) => visit(child, walk))
}

/** Kinds of text that are taken whole: nothing may be put into them. */
const leaves: ReadonlySet<string> = new Set(
  (
    'Glob ExtendedGlob BraceExpansion SimpleExpansion ParameterExpansion ArithmeticExpansion ' +
    'LocaleString HereDocDelimiter'
  ).split(' '),
)

function visitScript(script: ShellScript, walk: Walk): void {
  forEachShellChild(script, (child) => visit(child, walk))
}

function visitWord(node: Extract<ShellNode, { type: 'Word' }>, walk: Walk, isArgument: boolean): void {
  let hasParts = false
  forEachShellChild(node, (child) => {
    hasParts = true
    visit(child, walk)
  })
  if (hasParts) return
  const isWhole = isArgument && walk.tokens.includes(node.text)
  note(node.text, walk, { context: 'plain', isArgument: isWhole, isInBackticks: walk.isInBackticks })
}

function visitDocument(node: Extract<ShellNode, { type: 'HereDoc' }>, walk: Walk): void {
  const { delimiter, body } = node
  note(delimiter?.text ?? '', walk, undefined)
  const context = delimiter?.quoted === true ? 'heredoc-quoted' : 'heredoc'
  const place: TokenPlace = { context, isArgument: false, isInBackticks: walk.isInBackticks }
  if (body.parts === undefined) note(body.text, walk, place)
  for (const part of body.parts ?? []) {
    if (part.type === 'Literal') note(part.text, walk, place)
    else visit(part, walk)
  }
}

function note(text: string, { tokens, places }: Walk, place: TokenPlace | undefined): void {
  for (const token of tokens) if (text.includes(token)) places.set(token, place)
}
