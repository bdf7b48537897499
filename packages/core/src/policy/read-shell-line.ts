import { holdsOldArithmetic } from './holds-old-arithmetic.ts'
import { isPlainAnsi } from './is-plain-ansi.ts'
import { joinsWithinWord } from './joins-within-word.ts'
import { harmlessVariables, opaqueBuiltins, programStarters } from './command-wrappers.ts'
import type { ShellLine, ShellPart } from './shell-line.ts'
import {
  forEachShellChild,
  parseShell,
  type ShellCommand,
  type ShellNode,
  type ShellRedirection,
  type ShellScript,
} from './parse-shell.ts'
import { unclearBuiltin } from './unclear-builtin.ts'
import { unwrapCommand } from './unwrap-command.ts'
import { wordValue } from './word-value.ts'
import { plural } from '../text/plural.ts'

/** UTF-16 units; a person who is asked could not read more either. */
const longestLine = 65_536
/** `sh -c` in `sh -c` and their like. */
const deepestWrap = 4
/** Levels of the syntax tree; nobody writes a tenth of it by hand. */
const deepestNesting = 100

/** Syntax that takes more than one program or file, by what it is called for people (decisions R-18). */
const features: Readonly<Record<string, string>> = {
  Pipeline: 'a pipe',
  AndOr: '&& or ||',
  Subshell: 'a subshell',
  BraceGroup: 'a group',
  If: 'if',
  Elif: 'if',
  For: 'for',
  While: 'while',
  Case: 'case',
  CaseItem: 'case',
  Redirect: 'a redirection',
  HereDoc: 'a here-document',
  HereString: 'a here-string',
  CommandExpansion: '$( )',
  ProcessSubstitution: '<( )',
}

/** Syntax that is nothing by itself. */
const neutral: ReadonlySet<string> = new Set(
  (
    'Script Statement Command CompoundList Word Literal SingleQuoted DoubleQuoted AnsiCQuoted ' +
    'FileDescriptor HereDocDelimiter HereDocBody Negation Redirected Default SimpleExpansion ' +
    'ParameterExpansion Glob BraceExpansion Assignment'
  ).split(' '),
)

interface Reading {
  readonly parts: ShellPart[]
  readonly unclear: Set<string>
  readonly features: Set<string>
  readonly shellTexts: string[]
  /** Of what only may be run. */
  readonly isInner: boolean
}

/**
 * Takes a line of shell apart as Bash would: what it would run, read and write. What is not understood is said, so
 * that nobody allows it by mistake. Linear in the length of the line.
 */
export function readShellLine(line: string): ShellLine {
  const reading: Reading = { parts: [], unclear: new Set(), features: new Set(), shellTexts: [], isInner: false }
  if (line.length > longestLine) {
    return { parts: [], unclear: [`a line of ${plural(line.length, 'character')}`], shellTexts: [], shellFeatures: [] }
  }
  if (confusesQuoting(line)) reading.unclear.add('a character that cannot be seen')
  const script = readText(line, reading, 0)
  const [first, ...others] = script.commands
  let end = first?.command.end ?? 0
  for (const { command, pos } of others) {
    if (line.slice(end, pos).includes(';')) reading.features.add(';')
    end = command.end
  }
  if (reading.parts.length === 0) reading.unclear.add('a line that runs nothing')
  const commands = reading.unclear.size + reading.features.size === 0 ? plainCommands(script) : undefined
  const { parts, shellTexts } = reading
  return {
    parts,
    shellTexts,
    unclear: [...reading.unclear],
    shellFeatures: [...reading.features],
    ...(commands && { commands }),
  }
}

function readText(line: string, reading: Reading, depth: number): ShellScript {
  const script = parseShell(line)
  if (joinsWithinWord(line, script)) reading.unclear.add('a word that goes on in the next line')
  visit(script, { reading, depth, level: 0 })
  return script
}

interface Visit {
  readonly reading: Reading
  /** How many texts are around this one that a shell is given to run. */
  readonly depth: number
  /** How many nodes are around this one in the same text. */
  readonly level: number
}

function visit(node: ShellNode, at: Visit): void {
  const { reading, depth, level } = at
  if (level > deepestNesting) {
    reading.unclear.add('syntax nested too deep')
    return
  }
  look(node, reading, depth)
  forEachShellChild(node, (child) => visit(child, { ...at, level: level + 1 }))
}

function look(node: ShellNode, reading: Reading, depth: number): void {
  const feature = features[node.type]
  if (feature !== undefined) reading.features.add(feature)
  else if (!neutral.has(node.type)) reading.unclear.add(nameOf(node.type))
  if (node.type === 'Script') for (const { message } of node.errors ?? []) reading.unclear.add(message)
  else if (node.type === 'Command') readCommand(node, reading, depth)
  else if (node.type === 'Redirect' || node.type === 'HereDoc') readRedirection(node, reading)
  else lookAtWord(node, reading)
}

/** Kinds of text in which Bash looks for its old arithmetic, `$[…]`, which the parser takes for plain text. */
const holdsArithmetic: ReadonlySet<string> = new Set(['Literal', 'Word', 'HereDocBody', 'Glob'])

function lookAtWord(node: ShellNode, reading: Reading): void {
  const quotes = node.type !== 'HereDocBody'
  if (holdsArithmetic.has(node.type) && 'text' in node && holdsOldArithmetic(node.text, { quotes })) {
    reading.unclear.add('arithmetic')
  }
  if (node.type === 'AnsiCQuoted' && !isPlainAnsi(node.text)) reading.unclear.add("an escape in $'…'")
  if (node.type === 'Statement' && node.background === true) reading.features.add('&')
  else if (node.type === 'CompoundList' && node.commands.length > 1) reading.features.add('a list of commands')
  else if (node.type === 'For') checkVariable(node.name.value, reading)
  else if (node.type === 'ParameterExpansion') {
    // `${!x}` and `${x@P}` run what the variable holds; `${x:=y}` sets it.
    const { prefix, index, operation } = node
    const isPlain = operation === undefined || (operation.type === 'Default' && !operation.operator.includes('='))
    if (prefix === '!' || index !== undefined || !isPlain) reading.unclear.add('a variable that is worked on')
  } else if ((node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution') && node.script === undefined) {
    reading.unclear.add('a substitution that cannot be read')
  }
}

function nameOf(type: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

function readCommand(command: ShellCommand, reading: Reading, depth: number): void {
  const assignments = command.prefix.filter((item) => item.type === 'Assignment')
  // What stands between the brackets is arithmetic, and Bash reads blanks in there as part of the word.
  if (assignments.some(({ index, value }) => index !== undefined || value.type === 'ArrayValue')) {
    reading.unclear.add('an array')
  }
  if (command.name === undefined) {
    for (const { name } of assignments) checkVariable(name, reading)
    return
  }
  if (/^\w+\[/.test(command.name.text)) reading.unclear.add('an array')
  if (joinsSubstitution([command.name, ...command.args])) reading.unclear.add('a word joined to a substitution')
  const assigned = assignments.some(({ name }) => !harmlessVariables.has(name))
  const nodes = [command.name, ...command.args]
  const words = nodes.map((word) => (word.type === 'Word' ? wordValue(word) : null))
  const builtin = unclearBuiltin(words, (index) => isOneWord(nodes[index]))
  if (builtin !== '') reading.unclear.add(builtin)
  addProgram({ words, assigned, open: false }, reading, depth)
}

/** Does it stay one word, whatever its variables hold? */
function isOneWord(word: ShellCommand['args'][number] | undefined): boolean {
  if (word?.type !== 'Word') return false
  const isQuoted = word.parts?.every(({ type }) => type === 'DoubleQuoted' || type === 'SingleQuoted') === true
  // The list of all arguments is as many words as there are.
  return isQuoted && !word.text.includes('@')
}

/**
 * Is `<(…)` or `>(…)` part of a longer word? Bash joins what it stands for to the rest, and nothing for an empty one, so
 * that `rm<() x` runs `rm`; the parser begins another word, or takes the signs for text.
 */
function joinsSubstitution(words: readonly ShellCommand['args'][number][]): boolean {
  return words.some((word, index) => words[index - 1]?.end === word.pos || literalsOf(word).some(holdsSubstitution))
}

function holdsSubstitution(text: string): boolean {
  return /[<>]\(/.test(text)
}

/** What of a word stands outside of quotes and expansions, as it is written. */
function literalsOf(word: ShellCommand['args'][number]): readonly string[] {
  if (word.type !== 'Word' || word.parts === undefined) return [word.text]
  return word.parts.flatMap((part) => (part.type === 'Literal' ? [part.text] : []))
}

/** Bash marks its own quoting with U+0001: behind a stroke in `$'…'` the word gets one more of it. */
function confusesQuoting(line: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return line.includes("$'") && /(?:^|[^\\])(?:\\\\)*\\\u0001/.test(line)
}

/** A name that other programs heed would make the rest of the line mean something else. */
function checkVariable(name: string, reading: Reading): void {
  if (!/^[a-z_][a-z0-9_]*$/.test(name) || name.endsWith('_proxy')) reading.unclear.add(`setting ${name}`)
}

function addProgram(program: Omit<ShellPart, 'kind'>, reading: Reading, depth: number): void {
  const [name] = program.words
  if (name === null || name === undefined) {
    reading.unclear.add('a program that is not known before it runs')
    return
  }
  if (opaqueBuiltins.has(name)) reading.unclear.add(`the builtin ${name}`)
  if (depth > deepestWrap) {
    reading.unclear.add('commands wrapped too deep')
    return
  }
  // `command printf -v` and its like; those that stand by themselves were looked at with their quotes.
  if (depth > 0 && unclearBuiltin(program.words, () => false) !== '') reading.unclear.add(`how ${name} is used`)
  for (const words of findCommands(program.words)) addProgram({ ...program, words }, reading, depth + 1)
  if (!reading.isInner && programStarters.has(name.slice(name.lastIndexOf('/') + 1))) addStarted(program, reading)
  const behind = unwrapCommand(program.words)
  if (behind.kind === 'unclear') reading.unclear.add(behind.because)
  if (behind.kind === 'plain' || behind.kind === 'unclear') reading.parts.push({ kind: 'program', ...program })
  if (behind.kind === 'command') {
    const { words, assigned, open } = behind
    addProgram({ words, assigned: program.assigned || assigned, open: program.open || open }, reading, depth + 1)
  }
  if (behind.kind !== 'shell') return
  if (program.assigned) reading.unclear.add('variables set for a shell')
  reading.features.add(name === 'eval' ? 'eval' : 'a shell')
  reading.shellTexts.push(behind.line)
  readText(behind.line, reading, depth + 1)
}

/** More words of a line than anybody needs before the program that another one starts. */
const mostOptions = 32

/** Whatever may be a program behind one that starts others: where its options end is not known. */
function addStarted({ words, ...rest }: Omit<ShellPart, 'kind'>, reading: Reading): void {
  const inner: Reading = { parts: [], unclear: new Set(), features: new Set(), shellTexts: [], isInner: true }
  for (const [index, word] of words.slice(1, mostOptions).entries()) {
    if (word !== null && /\s/.test(word)) readText(word.replace(/^--?[\w-]+=/, ''), inner, 1)
    else if (word === null ? index === 0 : !word.startsWith('-')) {
      if (word === null) inner.parts.push({ kind: 'program', words: words.slice(1), ...rest })
      else addProgram({ ...rest, words: words.slice(index + 1) }, inner, 1)
    }
  }
  for (const part of inner.parts) reading.parts.push({ ...part, inner: true })
}

/** What `find` would run for each file. */
function findCommands(words: readonly (string | null)[]): readonly (readonly (string | null)[])[] {
  const [name] = words
  if (name !== 'find' && name?.endsWith('/find') !== true) return []
  const found: (readonly (string | null)[])[] = []
  for (const [index, word] of words.entries()) {
    if (word === null || !/^-(?:exec|execdir|ok|okdir)$/.test(word)) continue
    const rest = words.slice(index + 1)
    const end = rest.findIndex((each) => each === ';' || each === '+')
    found.push(end === -1 ? rest : rest.slice(0, end))
  }
  return found
}

function readRedirection(node: ShellRedirection, reading: Reading): void {
  if (node.type === 'HereString') return
  if (node.descriptor?.type === 'FileDescriptorVariable') reading.unclear.add('a variable for a file descriptor')
  if (node.type === 'HereDoc') return
  const path = node.target === undefined ? null : wordValue(node.target)
  const copies = node.operator === '>&' || node.operator === '<&'
  if (copies && path !== null && /^(?:\d+-?|-)$/.test(path)) return
  // Bash expands what stands behind `>&` twice, the second time without its quotes: `>&'$(rm x)'` runs `rm`.
  if (copies && !/^[\w./+:@%,-]+$/.test(node.target?.text ?? '')) reading.unclear.add('a file name behind >&')
  // Bash takes the dash for the whole target, and what is joined to it for the next word: `<&-rm x` runs `rm`.
  if (copies && node.target?.text.startsWith('-') === true) reading.unclear.add('a word joined to a closed descriptor')
  if (path === '/dev/null') return
  const kind = node.operator === '<' ? 'read' : 'write'
  reading.parts.push({ kind, words: [path], assigned: false, open: false })
}

/** One argv per line of plain words. */
function plainCommands(script: ShellScript): ShellLine['commands'] {
  const commands: (readonly [string, ...string[]])[] = []
  for (const { command } of script.commands) {
    if (command.type !== 'Command' || command.name === undefined) return undefined
    const [first, ...rest] = [command.name, ...command.args].map((word) =>
      word.type === 'Word' ? wordValue(word) : null,
    )
    if (first === null || first === undefined) return undefined
    const argv = rest.filter((word) => word !== null)
    if (argv.length !== rest.length) return undefined
    commands.push([first, ...argv])
  }
  return commands
}
