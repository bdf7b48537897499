import { outlineSkill, type SkillOutline } from './outline-skill.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  constructor(label: string, options: { ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** UTF-8 between two places, with U+FFFD for what is none. */
export type TextBetween = (bytes: Uint8Array, from: number, end: number) => string

const textBetween: TextBetween = (bytes, from, end) => decoder.decode(bytes.subarray(from, end))

const nameKey = codesOf('---\nname: ')
const descriptionKey = codesOf('\ndescription: ')
const fence = codesOf('---\n')
/** Controls, marks of byte order, and what stands for broken bytes. */
// oxlint-disable-next-line no-control-regex
const strange = /[\x00-\x1F\x7F-\x9F\uFEFF\uFFFD]/

const lineBreak = 10
const space = 32
const numberSign = 35
const hyphen = 45
const colon = 58
const lastPlain = 126

/** What else an outline may say. `undefined` where there is doubt. */
type Rest = Pick<SkillOutline, 'bins' | 'hasMore'> | undefined
const bare: Rest = {}

/**
 * What stands behind the description, and what it says: of thousands of skills that one author or one program wrote it is
 * the same few texts, and to look one up takes a tenth of reading it. No more than these, and none that is long.
 */
const rests = new Map<string, Rest>()
const mostRests = 512
const longestRest = 512

/**
 * What `outlineFile` says of a file, as texts that keep nothing else of it; `undefined` also where the frontmatter goes on
 * behind the bytes. For who looks at thousands and keeps no more of each. Where the directory's name and a plain description
 * come first, on a line of its own each, as nearly always, they are found in the bytes, and no other text is made:
 * what is made is taken away again, and of thousands that takes longer than to look.
 */
export function glanceFile(
  bytes: Uint8Array,
  directoryName: string,
  between: TextBetween = textBetween,
): SkillOutline | undefined {
  return glanceLines(bytes, directoryName, between) ?? outlineHead(bytes, directoryName, between)
}

function glanceLines(bytes: Uint8Array, directoryName: string, between: TextBetween): SkillOutline | undefined {
  if (!hasAt(bytes, nameKey, 0) || !hasNameAt(bytes, directoryName, nameKey.length)) return undefined
  const nameEnd = nameKey.length + directoryName.length
  if (!hasAt(bytes, descriptionKey, nameEnd)) return undefined
  const from = nameEnd + descriptionKey.length
  const line = plainEnd(bytes, from)
  if (line === undefined) return undefined
  const end = Math.abs(line)
  const written = between(bytes, from, end)
  if (line < 0 && strange.test(written)) return undefined
  const outline = { name: directoryName, description: written.trimEnd() }
  const closing = closingFence(bytes, end)
  if (closing === end + 1) return outline
  const rest = closing === undefined ? undefined : readRest(between(bytes, end + 1, closing))
  // Without spreading where there is nothing: this is made for each of thousands.
  return rest === bare ? outline : rest && { ...outline, ...rest }
}

/** The same by patterns, where something else comes first or is written in another way. */
function outlineHead(bytes: Uint8Array, directoryName: string, between: TextBetween): SkillOutline | undefined {
  if (!hasAt(bytes, fence, 0)) return undefined
  const closing = closingFence(bytes, fence.length - 1)
  const outline = closing === undefined ? undefined : outlineSkill(between(bytes, 0, closing + fence.length))
  if (outline === undefined) return undefined
  const { name, description, ...rest } = outline
  return { name: name === directoryName ? name : apart(name), description: apart(description), ...rest }
}

function codesOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}

function hasAt(bytes: Uint8Array, codes: readonly number[], at: number): boolean {
  for (let index = 0; index < codes.length; index += 1) if (bytes[at + index] !== codes[index]) return false
  return true
}

/** Does this very name stand there, and is it plain to every reader? */
function hasNameAt(bytes: Uint8Array, name: string, at: number): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index)
    if (bytes[at + index] !== code) return false
    if (!(isSmallLetter(code) || isDigit(code) || (code === hyphen && index > 0))) return false
  }
  return name !== ''
}

/**
 * Where the line ends that begins there, if it is text to every reader of YAML by its first sign, its colons and its number
 * signs. Below zero where something is no ASCII, which only whoever decodes it can judge.
 */
function plainEnd(bytes: Uint8Array, from: number): number | undefined {
  const first = bytes[from] ?? 0
  if (!(isSmallLetter(first) || isSmallLetter(first + 32) || isDigit(first))) return undefined
  let before = first
  let seen = first
  for (let at = from + 1; at < bytes.length; at += 1) {
    const code = bytes[at] ?? 0
    if (code <= colon) {
      if (code === lineBreak) return before === colon ? undefined : seen < 128 ? at : -at
      if (code < space || (code === numberSign && before === space)) return undefined
      if (code === space && before === colon) return undefined
    } else if (code > lastPlain && code < 128) return undefined
    before = code
    seen |= code
  }
  return undefined
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Where the line of the closing fence begins, by a line break before it. `undefined` where it does not come. */
function closingFence(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at !== -1; at = bytes.indexOf(lineBreak, at + 1)) if (hasAt(bytes, fence, at + 1)) return at + 1
  return undefined
}

function readRest(lines: string): Rest {
  const known = rests.get(lines)
  if (known !== undefined || rests.has(lines)) return known
  const outline = outlineSkill(`---\nname: a\ndescription: a\n${lines}---\n`)
  const { bins, hasMore } = outline ?? {}
  const isBare = bins === undefined && hasMore === undefined
  const rest = outline && (isBare ? bare : { ...(bins && { bins }), ...(hasMore && { hasMore }) })
  if (rests.size < mostRests && lines.length <= longestRest) rests.set(lines, rest)
  return rest
}

/** A piece keeps the whole text that it was cut from; a space before it makes it a text of its own. */
function apart(piece: string): string {
  return ` ${piece}`.slice(1)
}
