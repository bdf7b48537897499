import { vendorBlocks } from './fields/vendor-blocks.ts'

/** What a listing needs of a skill. */
export interface SkillOutline {
  readonly name: string
  readonly description: string
  /** Programs that must be on PATH; absent where there are none. */
  readonly bins?: readonly string[]
  /** Is there something else that an index shows: compatibility, or the tools that are allowed? */
  readonly hasMore?: true
}

/** A field that may stand in an outlined frontmatter, at the top or under `metadata`. */
interface KnownKey {
  /** Two spellings of one field can contradict each other: each field has a bit of its own. */
  readonly bit: number
  /** May it be written as a YAML list? */
  readonly list: boolean
}

/** Fields that decide nothing about a skill's state, whatever stands in them, and of which reading never complains. */
const texts = ['license', 'compatibility', 'version', 'category', 'homepage']
const lists = ['author', 'allowed-tools', 'triggers', 'tags', 'intents']
const underMetadata = new Set('version category homepage author triggers tags intents short-description'.split(' '))

const nameBit = 1
const descriptionBit = 2
const metadataBit = 4
const requiresBit = 1 << 30
const topKeys = new Map<string, KnownKey>()
const metadataKeys = new Map<string, KnownKey>()
for (const [index, key] of [...texts, ...lists, 'short-description'].entries()) {
  const known: KnownKey = { bit: 8 << index, list: lists.includes(key) }
  if (key !== 'short-description') topKeys.set(key, known)
  if (underMetadata.has(key)) metadataKeys.set(key, known)
}

const shown = ['compatibility', 'allowed-tools']
const shownBits = shown.reduce((bits, key) => bits | (topKeys.get(key)?.bit ?? 0), 0)

// Each way through these patterns is the only one, so that they take a time that grows with the text and no faster.
/** Anything that is text to every reader: no control, no mark of byte order, nothing that stands for broken bytes. */
const character = String.raw`[^\x00-\x1F\x7F-\x9F\uFEFF\uFFFD`
const run = `${character}:#]*`
const plain = String.raw`[A-Za-z0-9]${run}(?:(?::(?=[^ \n])|(?<=[^ ])#)${run})*`
// What begins like JSON is read as such in some fields.
const quoted = String.raw`"${character} "\\[{]${character}"\\]*"|'${character} '[{]${character}']*'`
/** With quotes and backslashes inside: as a program writes a text that has quotes, and no other escape. */
const escaped = String.raw`"(?:${character} "\\[{]|\\["\\])(?:${character}"\\]|\\["\\])*"`
const value = `(?:${plain}|${quoted})`
const key = String.raw`([a-z][a-z-]{0,30}):`
const line = new RegExp(String.raw`${key}(?: (${value}|${escaped})| ([>|]-?))?\n`, 'y')
const metadataLine = new RegExp(String.raw`  ${key} ${value}\n`, 'y')
const listLines = new RegExp(String.raw`(?:(?:- ${value}\n)+|(?:  - ${value}\n)+)`, 'y')
const blockLine = new RegExp(String.raw`${character} ](?:${character}]*${character} ])?\n`, 'y')
const item = String.raw`(?:[A-Za-z0-9][\w.+-]*|"[A-Za-z0-9][\w.+-]*")`
/** The one requirement that many skills have, in a vendor's block. */
const binsLines = new RegExp(
  String.raw`  (?:${vendorBlocks.join('|')}):\n    requires:\n      bins: \[(${item}(?:, ${item})*)\]\n`,
  'y',
)
const plainName = /^(?:[a-z0-9][a-z0-9-]*|"[a-z0-9][a-z0-9-]*"|'[a-z0-9][a-z0-9-]*')$/
/** How nearly every frontmatter begins, and half of them end: found at once, for what is called for each line adds up. */
const opening = new RegExp(String.raw`---\nname: [a-z0-9][a-z0-9-]*\ndescription: ${value}\n`, 'y')
const nameAt = '---\nname: '.length
const descriptionAfter = '\ndescription: '.length

/**
 * Name and description of a frontmatter so plain that there is no doubt about it: `parseSkill` gives the same two and
 * finds nothing wrong, and nothing but `bins` decides whether the skill may be used. `undefined` for every other text;
 * that costs a line or two. `head` is the text up to and with the closing fence and its line break.
 *
 * Listing thousands of skills spends most of its time on reading them, and of nearly all it shows these two.
 */
export function outlineSkill(head: string): SkillOutline | undefined {
  if (head.length > longest || !head.startsWith('---\n')) return undefined
  return new Outliner(head).outline()
}

/** Frontmatter longer than this is rare, and its parts are counted by those who read it all. */
const longest = 4096

class Outliner {
  // Neither `#head` nor fields with values: one is made for each of thousands, and those take longer to make.
  declare private readonly head: string
  declare private at: number
  declare private seen: number
  declare private name: string
  declare private description: string
  declare private bins: readonly string[] | undefined

  constructor(head: string) {
    this.head = head
    this.at = 4
    this.seen = 0
    this.name = ''
    this.description = ''
    this.bins = undefined
  }

  outline(): SkillOutline | undefined {
    const head = this.head
    const fence = head.length - 4
    this.open()
    while (this.at < fence) if (!this.field()) return undefined
    if (this.at !== fence || !head.endsWith('---\n') || this.name === '' || this.description === '') return undefined
    const outline = { name: this.name, description: this.description }
    const hasMore = (this.seen & shownBits) !== 0
    if (this.bins === undefined && !hasMore) return outline
    return { ...outline, ...(this.bins && { bins: this.bins }), ...(hasMore && { hasMore }) }
  }

  /** Takes name and description where they come first; elsewhere nothing. */
  private open(): void {
    const head = this.head
    opening.lastIndex = 0
    if (!opening.test(head)) return
    this.at = opening.lastIndex
    const nameEnd = head.indexOf('\n', nameAt)
    this.name = head.slice(nameAt, nameEnd)
    this.description = valueOf(head.slice(nameEnd + descriptionAfter, this.at - 1)).trim()
    this.seen = nameBit | descriptionBit
  }

  /** Takes one key with its value. `false` where there is doubt. */
  private field(): boolean {
    line.lastIndex = this.at
    const match = line.exec(this.head)
    if (match === null) return false
    this.at = line.lastIndex
    const name = match[1] ?? ''
    const written = match[2]
    const block = match[3]
    if (name === 'name') return this.take(nameBit) && written !== undefined && this.readName(written)
    if (name === 'description') {
      if (!this.take(descriptionBit)) return false
      this.description = written === undefined ? (block ? this.block(block) : '') : unescaped(written).trim()
      return this.description !== ''
    }
    if (written !== undefined && hasEscapes(written)) return false
    if (name === 'metadata') return written === undefined && block === undefined && this.metadata()
    const known = topKeys.get(name)
    if (known === undefined || block !== undefined || !this.take(known.bit)) return false
    return written !== undefined || (known.list && this.skip(listLines))
  }

  private take(bit: number): boolean {
    if ((this.seen & bit) !== 0) return false
    this.seen |= bit
    return true
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.head)) return false
    this.at = pattern.lastIndex
    return true
  }

  private readName(written: string): boolean {
    if (!plainName.test(written)) return false
    this.name = valueOf(written)
    return true
  }

  private metadata(): boolean {
    if (!this.take(metadataBit)) return false
    const before = this.at
    for (;;) {
      metadataLine.lastIndex = this.at
      const match = metadataLine.exec(this.head)
      if (match === null) {
        if (this.readBins()) continue
        return this.at > before
      }
      const known = metadataKeys.get(match[1] ?? '')
      if (known === undefined || !this.take(known.bit)) return false
      this.at = metadataLine.lastIndex
    }
  }

  private readBins(): boolean {
    binsLines.lastIndex = this.at
    const listed = binsLines.exec(this.head)?.[1]
    if (listed === undefined || !this.take(requiresBit)) return false
    this.at = binsLines.lastIndex
    this.bins = [...new Set(listed.replaceAll('"', '').split(', '))]
    return true
  }

  /** A literal or folded text of lines that are indented alike, none of them empty. Empty where there is doubt. */
  private block(header: string): string {
    const head = this.head
    let indent = 0
    while (head.charCodeAt(this.at + indent) === 32) indent += 1
    if (indent === 0) return ''
    const margin = ' '.repeat(indent)
    const lines: string[] = []
    while (head.startsWith(margin, this.at)) {
      const start = this.at + indent
      this.at = start
      if (!this.skip(blockLine)) return ''
      lines.push(head.slice(start, this.at - 1))
    }
    return lines.join(header.startsWith('|') ? '\n' : ' ').trim()
  }
}

function valueOf(written: string): string {
  const first = written.charCodeAt(0)
  return first === 34 || first === 39 ? written.slice(1, -1) : written
}

function hasEscapes(written: string): boolean {
  return written.charCodeAt(0) === 34 && written.includes('\\')
}

function unescaped(written: string): string {
  const text = valueOf(written)
  return hasEscapes(written) ? text.replaceAll(/\\(["\\])/g, '$1') : text
}
