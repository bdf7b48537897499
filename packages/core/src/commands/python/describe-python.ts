import type { Diagnostic } from '../../diagnostic.ts'
import { LineIndex } from '../../text/line-index.ts'
import type { FoundCommand, FoundCommands } from '../found-command.ts'
import { pythonClasses } from './python-classes.ts'
import type { PythonLine, PythonToken } from './python-token.ts'
import { readDecorator, type CommandDecorator } from './read-decorator.ts'
import { readDocstring } from './read-docstring.ts'
import { readParameters } from './read-parameters.ts'
import type { PythonTypes } from './read-python-type.ts'
import { readPythonValue, type PythonNames, type PythonValue } from './read-python-value.ts'
import { tokenizePython } from './tokenize-python.ts'

/** Names with known values; more are no help in describing a command. */
const mostNames = 1000

/** The functions that `@skill_script` or `@skill_command` marks, told from the text alone (decisions R-19). */
export function describePython(text: string): FoundCommands {
  const { lines, fault } = tokenizePython(text)
  const positions = new LineIndex(text)
  const problem = (code: string, message: string, offset: number): Diagnostic => {
    const position = positions.position(offset)
    return { code, severity: 'warning', message, range: { start: position, end: position } }
  }
  const names = namesOf(lines)
  const types = pythonClasses(lines, names)
  const commands: FoundCommand[] = []
  const diagnostics: Diagnostic[] = []
  let dynamic = false
  let pending: { readonly decorator: CommandDecorator; readonly offset: number } | undefined
  for (const [index, line] of lines.entries()) {
    const [first] = line.tokens
    if (first === undefined) continue
    const decorator = readDecorator(line.tokens, names)
    if (decorator !== undefined) {
      if (line.indent === 0) pending = { decorator, offset: first.offset }
      else diagnostics.push(problem('command-nested', nestedMessage, first.offset))
      continue
    }
    if (pending === undefined || first.text === '@') continue
    const found = isFunction(line) && readFunction(lines, index, { ...pending, types })
    if (found) commands.push(found)
    dynamic ||= pending.decorator.computedName
    pending = undefined
  }
  if (fault !== undefined)
    diagnostics.push({ ...problem('command-syntax', fault.message, fault.offset), severity: 'error' })
  return { commands, diagnostics, dynamic }
}

const nestedMessage = 'This command stands inside something else and is not offered: put it at the left margin.'

function namesOf(lines: readonly PythonLine[]): PythonNames {
  const names = new Map<string, PythonValue>()
  for (const { indent, tokens } of lines) {
    const [name] = tokens
    const equals = tokens.findIndex(({ kind, text }) => kind === 'operator' && text === '=')
    const isPlain = equals === 1 || (equals > 1 && tokens[1]?.text === ':')
    if (indent !== 0 || name?.kind !== 'name' || !isPlain || names.size >= mostNames) continue
    const value = readPythonValue(tokens.slice(equals + 1), names)
    if (value === undefined) names.delete(name.text)
    else names.set(name.text, value)
  }
  return names
}

function isFunction({ tokens, indent }: PythonLine): boolean {
  return indent === 0 && (tokens[0]?.text === 'def' || (tokens[0]?.text === 'async' && tokens[1]?.text === 'def'))
}

interface ReadFunctionOptions {
  readonly decorator: CommandDecorator
  readonly offset: number
  readonly types: PythonTypes
}

function readFunction(
  lines: readonly PythonLine[],
  index: number,
  { decorator, offset, types }: ReadFunctionOptions,
): FoundCommand | undefined {
  const tokens = lines[index]?.tokens ?? []
  const open = tokens.findIndex(({ text }) => text === '(')
  const symbol = tokens[open - 1]
  const close = closingOf(tokens, open)
  if (symbol?.kind !== 'name' || decorator.computedName) return undefined
  const document = readDocstring(docstringOf(lines, index, close))
  const { name, description, computedName: _, ...declared } = decorator
  return {
    ...declared,
    name: name ?? symbol.text,
    description: description ?? document.description,
    input: readParameters(tokens.slice(open + 1, close), { types, descriptions: document.parameters }),
    symbol: symbol.text,
    offset,
  }
}

function closingOf(tokens: readonly PythonToken[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length && index >= 0; index += 1) {
    const { kind, text } = tokens[index] ?? { kind: 'name', text: '' }
    if (kind === 'operator' && '([{'.includes(text)) depth += 1
    if (kind === 'operator' && ')]}'.includes(text)) depth -= 1
    if (depth === 0) return index
  }
  return tokens.length
}

/** The text that is the first statement of the body, on the line of the head or below it. */
function docstringOf(lines: readonly PythonLine[], index: number, close: number): string {
  const head = lines[index]?.tokens ?? []
  const colon = head.findIndex(({ kind, text }, at) => at > close && kind === 'operator' && text === ':')
  const beside = head.slice(colon + 1)
  const next = lines[index + 1]
  const below = next !== undefined && next.indent > 0 ? next.tokens : []
  const body = beside.length > 0 ? beside : below
  return body.every(({ kind }) => kind === 'string') ? body.map(({ value }) => value ?? '').join('') : ''
}
