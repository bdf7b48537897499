import { outlineSkill, type SkillOutline } from './outline-skill.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  constructor(label: string, options: { ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const nameKey = '---\nname: '
const nameLine = /[a-z0-9][a-z0-9-]*\n/y
const descriptionKey = 'description: '
/** Controls, marks of byte order, and what stands for broken bytes. */
// oxlint-disable-next-line no-control-regex
const strange = /[\x00-\x1F\x7F-\x9F\uFEFF\uFFFD]/

const closing = /\n---\n/g

/** Bytes within which most frontmatter ends. What is decoded behind it is thrown away at once. */
const usual = 512
let last: { readonly bytes: Uint8Array; readonly start: Uint8Array } | undefined

const fenceLength = '---\n'.length
const lineBreak = 10
const space = 32

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
 * What `outlineFile` says of a file that begins with a plain name and a plain description on a line of its own each, as
 * nearly all do; `undefined` for every other, and where the frontmatter goes on behind the bytes. For who looks at
 * thousands and keeps no more of each: found with the engine's searches for one character, which pass over a text many
 * times faster than a pattern reads it.
 */
export function glanceFile(bytes: Uint8Array, directoryName: string): SkillOutline | undefined {
  if (bytes.length <= usual) return glanceText(decoder.decode(bytes), directoryName)
  const start = decoder.decode(startOf(bytes))
  const outline = glanceText(start, directoryName)
  // What is in doubt with all of its frontmatter in sight stays so.
  if (outline !== undefined || start.includes('\n---\n')) return outline
  return glanceText(decoder.decode(bytes), directoryName)
}

/** Who reads thousands reads them into one piece of memory: to make a view of its start takes as long as to decode it. */
function startOf(bytes: Uint8Array): Uint8Array {
  if (last?.bytes !== bytes) last = { bytes, start: bytes.subarray(0, usual) }
  return last.start
}

function glanceText(text: string, directoryName: string): SkillOutline | undefined {
  if (!text.startsWith(nameKey)) return undefined
  nameLine.lastIndex = nameKey.length
  if (!nameLine.test(text)) return undefined
  const nameEnd = nameLine.lastIndex
  if (!text.startsWith(descriptionKey, nameEnd)) return undefined
  const from = nameEnd + descriptionKey.length
  const end = text.indexOf('\n', from)
  if (end === -1 || !isPlainLine(text, from, end)) return undefined
  const description = text.slice(from, end)
  if (strange.test(description)) return undefined
  const fence = closingFence(text, end)
  if (fence === undefined) return undefined
  const written = text.slice(nameKey.length, nameEnd - 1)
  const name = written === directoryName ? directoryName : apart(written)
  const outline = { name, description: apart(description.trimEnd()) }
  if (fence === end + 1) return outline
  const rest = readRest(text.slice(end + 1, fence))
  // Without spreading where there is nothing: this is made for each of thousands.
  return rest === bare ? outline : rest && { ...outline, ...rest }
}

/** Is a value text to every reader of YAML, by its first sign, its colons and its number signs? */
function isPlainLine(text: string, from: number, end: number): boolean {
  if (!isLetterOrDigit(text.charCodeAt(from))) return false
  for (let at = text.indexOf(':', from); at !== -1 && at < end; at = text.indexOf(':', at + 1)) {
    const next = text.charCodeAt(at + 1)
    if (next === space || next === lineBreak) return false
  }
  for (let at = text.indexOf('#', from); at !== -1 && at < end; at = text.indexOf('#', at + 1)) {
    if (text.charCodeAt(at - 1) === space) return false
  }
  return true
}

function isLetterOrDigit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57)
}

/** Where the line of the closing fence begins, by the line break before it. `undefined` where it does not come. */
function closingFence(text: string, from: number): number | undefined {
  closing.lastIndex = from
  return closing.test(text) ? closing.lastIndex - fenceLength : undefined
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
