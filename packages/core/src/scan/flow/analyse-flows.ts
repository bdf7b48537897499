import type { SyntaxLanguage, SyntaxParser } from '../../ports/syntax-parser.ts'
import type { Inflate } from '../decode/decode-layers.ts'
import type { Piece } from '../piece.ts'
import type { Flow } from './flow.ts'
import { FollowedPrograms } from './followed-programs.ts'
import type { Program, Statement } from './program.ts'
import { readJavascript } from './read-javascript.ts'
import { readPowershell } from './read-powershell.ts'
import { readPython } from './read-python.ts'
import { readShell } from './read-shell.ts'
import { withBlanksFilled } from './with-blanks-filled.ts'

export interface FlowOptions {
  readonly pieces: readonly Piece[]
  readonly parser?: SyntaxParser
  readonly inflate?: Inflate
  /** UTF-16 code units of all programs that are parsed; half a mebi unless told. */
  readonly mostProgramText?: number
  /** Asked between programs and within: when it says so, what is left is not followed. */
  readonly isLate?: () => boolean
}

export interface Flows {
  readonly flows: readonly Flow[]
  /** Programs that were not parsed, or not followed to their end: there is no grammar, or they are beyond the bounds. */
  readonly unparsed: readonly Piece[]
  /** Those of them that were left out because there are more than are followed: who pads must not hide behind it. */
  readonly beyond: readonly Piece[]
}

/** What is left of them where not all are followed. */
interface Left {
  readonly unparsed: Piece[]
  readonly beyond: Piece[]
}

/** Programs of a skill beyond this many, or behind so much of their text, are analysed by text alone. */
const mostPrograms = 300
const usualProgramText = 512 * 1024
/** A program that starts, sends, reads, writes or deletes nothing does nothing that matters here. */
const matters =
  /eval|exec|Function|system|popen|spawn|subprocess|requests|urlopen|httpx|http|fetch|axios|socket|smtp|dns|net\b|rmtree|remove|unlink|rm\b|open|write|iex|invoke|import|require|curl|wget|\bnc\b|base64|start-process|set-|add-|pickle|marshal|ctypes|crontab|ssh|scp|rsync|tee|>>?|constructor|globalThis|Buffer|atob|fromCharCode|getattr|webclient|\.src\b|clip|env|\bdig\b|nslookup|git\b|gh\b|cat\b|scriptblock|export\b/i
const treeLanguages: ReadonlySet<string> = new Set(['python', 'javascript', 'powershell'])

/** Follows values through the programs of a skill: inside of each, and through what one imports or writes for another. */
export function analyseFlows(options: FlowOptions): Flows {
  const unparsed: Piece[] = []
  const beyond: Piece[] = []
  const { pieces, inflate, isLate } = options
  const followed = new FollowedPrograms({ pieces, ...(inflate && { inflate }), ...(isLate && { isLate }) })
  // Each is followed as soon as it is parsed: parsing those behind it must not use up the time.
  for (const program of readPrograms(options, { unparsed, beyond })) {
    if (isLate?.() === true) break
    followed.follow(program)
  }
  followed.followAgain()
  return { flows: followed.flows, unparsed: [...unparsed, ...followed.cutShort], beyond }
}

/** Parses the programs one by one, those that run by themselves first, as far as they are followed. */
function* readPrograms(
  { pieces, parser, mostProgramText = usualProgramText, isLate }: FlowOptions,
  { unparsed, beyond }: Left,
): Generator<Program> {
  const statementsOf = readOnce(parser)
  let count = 0
  let textLeft = mostProgramText
  for (const piece of pieces.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    if (isLate?.() === true) unparsed.push(piece)
    else if (!isFollowed(piece)) continue
    // What no parser takes, as a program packed into one line, is no reason to follow less of the others.
    else if (!isShell(piece) && piece.text.text.length > (parser?.longest ?? Infinity)) unparsed.push(piece)
    else if (count >= mostPrograms || piece.text.text.length > textLeft) {
      unparsed.push(piece)
      beyond.push(piece)
    } else {
      textLeft -= piece.text.text.length
      const statements = statementsOf(piece)
      if (statements === undefined) unparsed.push(piece)
      else if (statements.length > 0) {
        count += 1
        yield { piece, statements }
      }
    }
  }
}

/** Copies of a program are parsed once: a skill that is laid out for several agents has its programs in the folder of each. */
function readOnce(parser: SyntaxParser | undefined): (piece: Piece) => readonly Statement[] | undefined {
  const known = new Map<string, readonly Statement[] | undefined>()
  return (piece) => {
    const kind = isShell(piece) ? `shell ${piece.role === 'script' ? '' : 'shown'}` : grammarOf(piece)
    const key = `${kind}\0${piece.text.text}`
    if (!known.has(key)) known.set(key, statementsOf(piece, parser))
    return known.get(key)
  }
}

function statementsOf(piece: Piece, parser: SyntaxParser | undefined): readonly Statement[] | undefined {
  const { language, role } = piece
  const { text } = piece.text
  if (isShell(piece)) return readShell(role === 'script' ? text : withBlanksFilled(text))
  const tree = parser?.parse(grammarOf(piece), text)
  if (tree === undefined) return undefined
  if (language === 'python') return readPython(tree, text)
  return language === 'powershell' ? readPowershell(tree, text) : readJavascript(tree, text)
}

/** Is it in a language that is parsed, and does it do anything that matters? */
function isFollowed(piece: Piece): boolean {
  return isProgram(piece) && (isShell(piece) || treeLanguages.has(piece.language)) && matters.test(piece.text.text)
}

function isShell({ role, language }: Piece): boolean {
  return language === 'shell' || (language === 'text' && role !== 'script')
}

function isProgram({ role, language }: Piece): boolean {
  return (
    role === 'script' ||
    role === 'command' ||
    role === 'fence' ||
    (role === 'config' && (language === 'shell' || treeLanguages.has(language))) ||
    (role === 'inline-code' && language === 'text')
  )
}

function grammarOf({ path, language }: Piece): SyntaxLanguage {
  if (language === 'python' || language === 'powershell') return language
  // What a page shows may be either; types are the larger language.
  return /\.[cm]?jsx?$/i.test(path) ? 'javascript' : 'typescript'
}

/** What runs by itself comes first: a page full of examples must not use up what there is time for. */
function rankOf({ role }: Piece): number {
  return role === 'script' || role === 'command' || role === 'config' ? 0 : 1
}
