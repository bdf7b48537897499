import { carriedPrograms } from './carried-programs.ts'
import { disguisedProgram } from './disguised-program.ts'
import { embeddedPrograms } from './embedded-programs.ts'
import { foldCode } from './code/fold-code.ts'
import { foldRecipe } from './code/fold-recipe.ts'
import { frontmatterHooks } from './frontmatter-hooks.ts'
import { joinedParts } from './decode/joined-parts.ts'
import { decodeLayers, type Inflate } from './decode/decode-layers.ts'
import { analyseFlows } from './flow/analyse-flows.ts'
import type { Flow } from './flow/flow.ts'
import { disguisedWords } from './orders/disguised-words.ts'
import { fileLanguage } from './file-language.ts'
import { isPage } from './is-page.ts'
import { isUnknownProgram } from './is-unknown-program.ts'
import type { SyntaxParser } from '../ports/syntax-parser.ts'
import type { Language } from './language-of.ts'
import type { Piece } from './piece.ts'
import type { PieceRole } from './piece-roles.ts'
import { programWords } from './segment/program-words.ts'
import { segmentMarkdown } from './segment/segment-markdown.ts'
import { isExamplePath } from './is-example-path.ts'
import { shellStrings } from './shell-strings.ts'
import type { SkillView } from './skill-view.ts'
import type { ReadFile } from './read-scan-file.ts'
import { unknownPart } from './flow/flow-value.ts'
import { withoutHooks } from './without-hooks.ts'
import { hiddenTexts } from './text/hidden-text.ts'
import { MappedText } from './text/mapped-text.ts'

const proseLanguages: ReadonlySet<Language> = new Set(['markdown', 'text', 'html'])
const configLanguages: ReadonlySet<Language> = new Set(['json', 'yaml'])
// Only what it calls itself: a skill that merely checks certificates has no reason to quote attacks.
const aboutSecurity =
  /\b(?:security|secur(?:e|ing)|vulnerabilit\w*|pen-?test\w*|penetration test\w*|exploit(?:s|ation)?|malware|prompt[- ]injections?|tool[- ]poisoning|poisoned tool|red[- ]team\w*|forensics?|ctf|owasp|cves?|yara|semgrep|codeql|attacks?|attackers?|antivirus|guardrails?|defen(?:d|der|se|ce)|threats?|phish\w*|scams?|skill[- ](?:audit|scan|vet|guard)\w*|guard[- ]?scanner|vetting|malicious|suspicious|hardening|shield|(?:cache|dns|log) poisoning|request smuggling|privilege escalation|(?:sql|command|code|template) injection|xss|csrf|ssrf|bug bount(?:y|ies)|race conditions?, (?:[\w ]{1,30}, ){0,4}(?:access control|business logic|cache))\b/

/** What a shell hands a program to, by name. */
const interpreters: readonly (readonly [RegExp, Language])[] = [
  [/^python[\d.]*$/, 'python'],
  [/^(?:node|deno|bun)$/, 'javascript'],
  [/^(?:pwsh|powershell)$/i, 'powershell'],
  [/^php$/, 'php'],
  [/^ruby$/, 'ruby'],
  [/^perl$/, 'perl'],
]

/** Encodings inside encodings that are opened. */
const deepest = 3

export interface SkillViewOptions {
  readonly name: string
  readonly files: readonly ReadFile[]
  /** Paths of all files, those that were not read too. */
  readonly paths: readonly string[]
  readonly allowedHosts?: readonly string[]
  readonly inflate?: Inflate
  readonly parser?: SyntaxParser
  /** As `FlowOptions` has it. */
  readonly mostProgramText?: number
  readonly isLate?: () => boolean
}

export function buildSkillView(options: SkillViewOptions): SkillView {
  const { name, files, paths, allowedHosts = [], inflate, parser, mostProgramText, isLate } = options
  const { prose, code, spoken, whole } = partsOf(files, isLate)
  code.push(...inTime(code, shellStrings, isLate))
  code.push(...withinBudget(inTime([...prose, ...code], (piece) => decodedPieces(piece, inflate), isLate)))
  code.push(...inTime(prose, joined, isLate))
  prose.push(...code.flatMap(wordsOf), ...inTime(prose, disguised, isLate))
  code.push(...inTime(prose, spokenCommands, isLate))
  const following = { ...(parser && { parser }), ...(inflate && { inflate }), ...(isLate && { isLate }) }
  const first = analyseFlows({
    pieces: code,
    ...following,
    ...(mostProgramText !== undefined && { mostProgramText }),
  })
  const derived = derivedPieces(first.flows)
  code.push(...derived)
  const second = analyseFlows({ pieces: derived, ...following })
  const own = prose.filter(({ path, role }) => role === 'frontmatter' && /^skill\.md$/i.test(path))
  const page = prose.find(({ path, role }) => role === 'prose' && /^skill\.md$/i.test(path))?.text.text ?? ''
  const title = /(?:^|\n)# ([^\n]{1,200})/.exec(page.slice(0, 4000))?.[1] ?? ''
  const identity = [name, ...own.map(({ text }) => text.text), title].join('\n').toLowerCase()
  return {
    name: name.toLowerCase(),
    identity,
    isAboutSecurity: aboutSecurity.test(identity),
    prose,
    code,
    spoken,
    whole,
    paths: new Set(paths),
    flows: [...first.flows, ...second.flows],
    unparsed: first.unparsed,
    beyond: first.beyond,
    openText: files
      .filter(({ path }) => /(?:^|\/)(?:skill|readme)\.md$/i.test(path))
      .map(({ folded }) => withoutHooks(folded.text).toLowerCase())
      .join('\n'),
    allowedHosts,
  }
}

interface Parts {
  readonly prose: Piece[]
  readonly code: Piece[]
  readonly spoken: Piece[]
  readonly whole: Piece[]
}

/** All pieces by what is done with them. Whoever is asked whether it is late says so again before the first rule, which is where the note comes from. */
function partsOf(files: readonly ReadFile[], isLate?: () => boolean): Parts {
  const parts: Parts = { prose: [], code: [], spoken: [], whole: [] }
  const page = files.find(({ path }) => /^skill\.md$/i.test(path))?.folded.text ?? ''
  for (const file of files) {
    if (isLate?.() === true) break
    const isExample = isExamplePath(file.path) && !isHandedOut(file.path, page)
    const pieces = piecesOf(file, isExample)
    parts.whole.push(wholeOf(file, isExample, pieces))
    for (const piece of pieces) {
      if (piece.role === 'comment') parts.spoken.push(piece)
      else if (piece.role === 'prose' || piece.role === 'hidden' || piece.role === 'frontmatter')
        parts.prose.push(piece)
      else parts.code.push(piece)
    }
  }
  return parts
}

/** A file as one piece; what stands in it is put together already where it is a program or settings, which come first. */
function wholeOf({ path, folded }: ReadFile, isExample: boolean, [first]: readonly Piece[]): Piece {
  if (first?.role === 'script' || first?.role === 'config') return first
  return { path, role: 'data', language: 'text', text: folded, layer: 0, isExample }
}

/** An example that the page has its reader take from there is used and not only looked at: `copy from examples/widget.swift`. */
function isHandedOut(path: string, page: string): boolean {
  return /(?:^|\/)(?:examples?|samples?)\//i.test(path) && page.includes(path)
}

function piecesOf(file: ReadFile, isExample: boolean): readonly Piece[] {
  const { path, folded, text } = file
  const language = disguisedProgram(path, folded.text) ?? fileLanguage(path, folded.text)
  const make = (role: PieceRole, of: Language, source: MappedText): Piece => ({
    path,
    role,
    language: of,
    text: source,
    layer: 0,
    isExample,
  })
  // What an agent reads is an order, what a program reads is a program.
  const hidden = hiddenTexts(text).flatMap((each) => {
    const words = new MappedText(each.text, new Uint32Array(each.text.length).fill(each.start))
    const order = make('hidden', 'text', words)
    const isPlain = proseLanguages.has(language) || configLanguages.has(language)
    return isPlain ? [order] : [order, { ...make('script', language, foldCode(words, language)), layer: 1 }]
  })
  const embedded = (): readonly Piece[] =>
    embeddedPrograms(path, folded.text).map((program) => {
      const from = folded.origin(program.start)
      const source = folded.text.startsWith(program.text, program.start)
        ? folded.slice(program.start, program.start + program.text.length)
        : new MappedText(program.text, new Uint32Array(program.text.length).fill(from))
      const role = /\.ipynb$|\.html?$|\.svg$/i.test(path) ? 'script' : 'config'
      return make(role, program.language, foldCode(source, program.language))
    })
  if (configLanguages.has(language)) {
    return [
      make('config', language, foldCode(folded, language)),
      make('prose', 'text', folded),
      ...hidden,
      ...embedded(),
    ]
  }
  if (!proseLanguages.has(language))
    return [
      make('script', language, foldCode(foldRecipe(path, folded), language)),
      make('comment', 'text', programWords(folded, language)),
      ...carriedPrograms(folded).map((each) => make('script', each.language, foldCode(each.text, each.language))),
      ...hidden,
    ]
  const unknown =
    language === 'text' && isUnknownProgram(path, text) ? [make('script', 'code', foldCode(folded, 'code'))] : []
  const parts = segmentMarkdown(folded)
  const segments = parts.map((segment) =>
    make(
      segment.role,
      segment.language,
      isRunnable(segment.role) ? foldCode(segment.text, segment.language) : segment.text,
    ),
  )
  const hooks = parts
    .flatMap((segment) => (segment.role === 'frontmatter' ? frontmatterHooks(segment.text) : []))
    .map((each) => make('command', each.language, foldCode(each.text, each.language)))
  return [...unknown, ...segments, ...hooks, ...hidden, ...(language === 'html' ? embedded() : [])]
}

/** Commands and code that a program puts together before it runs them, as texts that every rule reads. */
function derivedPieces(flows: readonly Flow[]): readonly Piece[] {
  const seen = new Set<string>()
  return flows.flatMap(({ kind, piece, start, values, line, callee }) => {
    if (kind !== 'run-code' && kind !== 'run-shell') return []
    const words = [
      ...(line === undefined ? [] : [line.replaceAll(unknownPart, '$PROGRAM')]),
      ...values.flatMap(({ shape, items }) => [shape, ...(items ?? []).map((item) => item.shape)]),
    ]
    const other = interpreters.find(([pattern]) => pattern.test(callee))?.[1]
    return words.flatMap((shape): readonly Piece[] => {
      const isNew = shape.length >= 8 && shape.length < 20_000 && !shape.includes(unknownPart) && !seen.has(shape)
      const isOther = other !== undefined && other !== piece.language && shape.length > 20
      const isOpen = piece.text.text.includes(shape) || isQuotedOpenly(piece, shape)
      if (!isNew || (isOpen && !isOther) || seen.size >= 100) return []
      seen.add(shape)
      const text = new MappedText(shape, new Uint32Array(shape.length).fill(piece.text.origin(start)))
      const language: Language =
        other ?? (kind === 'run-shell' || piece.language === 'shell' ? 'shell' : piece.language)
      return [
        {
          ...piece,
          role: piece.role === 'prose' ? 'fence' : piece.role,
          language,
          text: foldCode(text, language),
          layer: piece.layer + 1,
        },
      ]
    })
  })
}

/** Does a command that a shell is given in quotes stand in the file as one string, and not in parts? */
function isQuotedOpenly({ text }: Piece, shape: string): boolean {
  const [, command] = /^'([^']+)'$/.exec(shape) ?? []
  const start = command === undefined ? -1 : text.text.indexOf(command)
  if (command === undefined || start === -1) return false
  const last = command.length - 1
  return text.origin(start + last) - text.origin(start) === last
}

/** Text that was encoded and reads as sentences is words for an agent. */
function wordsOf(piece: Piece): readonly Piece[] {
  const isWords =
    piece.layer > 0 &&
    piece.role !== 'script' &&
    (piece.text.text.match(/[a-z]{2,} [a-z]{2,} [a-z]{2,}/gi)?.length ?? 0) >= 1
  return isWords ? [{ ...piece, role: 'hidden', language: 'text' }] : []
}

function disguised(piece: Piece): readonly Piece[] {
  return disguisedWords(piece.text).map((text) => ({ ...piece, role: 'hidden', text, layer: piece.layer + 1 }))
}

/** Commands in pieces: whoever puts them together runs them, and nobody who reads over them sees one. */
function joined(piece: Piece): readonly Piece[] {
  if (!isPage(piece.path) || piece.layer > 0 || piece.role === 'frontmatter') return []
  return joinedParts(piece.text).map((text) => ({
    ...piece,
    role: 'fence',
    language: 'shell',
    text: foldCode(text, 'shell'),
    layer: piece.layer + 1,
  }))
}

const spoken =
  /\b(?:curl|wget|iwr|irm|powershell|bash -c|nslookup)\s(?=[^\n`]{0,200}(?:https?:\/\/|\|\s{0,4}(?:ba|z)?sh))[^\n`]{5,300}/gi

/** Commands that stand in a sentence without any mark of code. */
function spokenCommands(piece: Piece): readonly Piece[] {
  if (piece.language === 'json' || (piece.language === 'text' && piece.role === 'prose')) return []
  const { text } = piece.text
  if (!/curl|wget|iwr|irm|powershell|bash -c|nslookup/i.test(text)) return []
  return Array.from(text.matchAll(spoken))
    .slice(0, 20)
    .flatMap((match): readonly Piece[] => {
      const isMarked =
        (text
          .slice(Math.max(0, match.index - 200), match.index)
          .split('\n')
          .at(-1)
          ?.match(/`/g)?.length ?? 0) %
          2 ===
        1
      if (isMarked && piece.role === 'prose') return []
      const role: PieceRole =
        piece.role === 'hidden' ? 'hidden' : piece.role === 'frontmatter' ? 'frontmatter' : 'inline-code'
      return [
        {
          ...piece,
          role,
          language: 'text',
          text: foldCode(piece.text.slice(match.index, match.index + match[0].length), 'text'),
        },
      ]
    })
}

/** What is made of pieces, for as many of them as there is time. */
function inTime(
  pieces: readonly Piece[],
  make: (piece: Piece) => readonly Piece[],
  isLate: (() => boolean) | undefined,
): readonly Piece[] {
  const made: Piece[] = []
  for (const piece of pieces) {
    if (isLate?.() === true) break
    for (const each of make(piece)) made.push(each)
  }
  return made
}

function isRunnable(role: PieceRole): boolean {
  return role === 'fence' || role === 'inline-code' || role === 'command'
}

/** Each text once, and no more of them than is read of all files of a large skill. */
function withinBudget(pieces: readonly Piece[]): readonly Piece[] {
  const seen = new Set<string>()
  let left = 512 * 1024
  return pieces.filter(({ path, text: { text } }) => {
    if (left <= 0 || seen.has(`${path}\0${text}`)) return false
    seen.add(`${path}\0${text}`)
    left -= text.length
    return true
  })
}

function decodedPieces(piece: Piece, inflate: Inflate | undefined): readonly Piece[] {
  if (piece.layer >= deepest) return []
  return decodeLayers(piece.text, inflate).flatMap((layer) => {
    const from = piece.text.origin(layer.start)
    const origins = new Uint32Array(layer.text.length).fill(from)
    const text = foldCode(new MappedText(layer.text, origins), 'text')
    const role: PieceRole = piece.role === 'prose' || piece.role === 'hidden' ? 'fence' : piece.role
    const decoded: Piece = { ...piece, role, language: 'text', text, layer: piece.layer + 1 }
    return [decoded, ...decodedPieces(decoded, inflate)]
  })
}
