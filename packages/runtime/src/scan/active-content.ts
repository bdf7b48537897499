import { inflate } from './unpack/inflate.ts'

/** What in a document runs or reaches out by itself when somebody opens it. */
export interface ActiveContent {
  /** Id of the rule of the inventory. */
  readonly rule: 'pdf-active' | 'office-macro' | 'office-external' | 'svg-script' | 'pickle-runs-code'
  /** One sentence. */
  readonly message: string
}

type Look = (bytes: Uint8Array, path: string) => ActiveContent | undefined

const looks: readonly Look[] = [lookAtPdf, lookAtOle, lookAtRelations, lookAtSvg, lookAtPickle]

/** Looks into one file, or one member of an archive, by its bytes and not by its name. Bounded. */
export function activeContent(bytes: Uint8Array, path: string): readonly ActiveContent[] {
  return looks.flatMap((look) => look(bytes, path) ?? [])
}

/** Bytes of a document that are looked at, and of one packed part of it. */
const largest = 8 * 1024 * 1024
const largestPart = 512 * 1024
const mostParts = 1000

const pdfActions: readonly (readonly [name: RegExp, message: string])[] = [
  [/\/Launch(?![A-Za-z])/, 'Is a PDF that starts a program.'],
  [/\/(?:JavaScript|JS)(?![A-Za-z])/, 'Is a PDF with JavaScript.'],
  [/\/EmbeddedFiles?(?![A-Za-z])/, 'Is a PDF with other files in it.'],
]

function lookAtPdf(bytes: Uint8Array): ActiveContent | undefined {
  // Readers take a header that begins anywhere in the first kilobyte (ISO 32000-1, annex H).
  if (!latin1(bytes.subarray(0, 1024)).includes('%PDF-')) return undefined
  const text = latin1(bytes.subarray(0, largest))
  const all = [text, ...packedParts(bytes, text)].map(plainNames)
  const [, message] = pdfActions.find(([name]) => all.some((part) => name.test(part))) ?? []
  return message === undefined ? undefined : { rule: 'pdf-active', message }
}

/** Names may be written with their characters in hexadecimal (ISO 32000-1, 7.3.5): `/J#61vaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Objects can lie in packed streams, where their names do not show. */
function packedParts(bytes: Uint8Array, text: string): readonly string[] {
  const parts: string[] = []
  let at = 0
  let left = largest
  for (let number = 0; number < mostParts; number += 1) {
    const begin = text.indexOf('stream', at)
    const end = text.indexOf('endstream', begin + 6)
    // Without another end nothing more is a stream; asking on would read the rest for each beginning.
    if (begin === -1 || end === -1) break
    const start = begin + 6 + (text[begin + 6] === '\r' ? 2 : 1)
    // What unpacks to more than this is a picture or a font.
    const plain = bytes[start] === 0x78 ? inflate(bytes.subarray(start, end), 'zlib', largestPart) : undefined
    left -= plain?.length ?? 0
    if (left < 0) break
    if (plain !== undefined) parts.push(latin1(plain))
    at = end + 9
  }
  return parts
}

const oleHeader = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Word, Excel and PowerPoint files from before 2007 are one container; macros lie in a storage of this name. */
function lookAtOle(bytes: Uint8Array): ActiveContent | undefined {
  if (!oleHeader.every((byte, index) => bytes[index] === byte)) return undefined
  const text = latin1(bytes.subarray(0, largest)).replaceAll('\0', '')
  if (!/_VBA_PROJECT|\bAttribut[^\n]{0,4}e VB_/.test(text)) return undefined
  return { rule: 'office-macro', message: 'Is an Office file with macros.' }
}

/** A document that fetches its template, or a part of itself, from elsewhere runs what is sent. */
function lookAtRelations(bytes: Uint8Array, path: string): ActiveContent | undefined {
  if (!/_rels\/[^/]+\.rels$/.test(path)) return undefined
  const text = latin1(bytes.subarray(0, largestPart))
  // Split and not matched: half an element, many times over, would be searched for its end each time.
  for (const part of text.split('<Relationship').slice(1)) {
    const element = part.slice(0, 2000).split('>')[0] ?? ''
    const isForeign =
      /TargetMode\s*=\s*["']External/i.test(element) && /Target\s*=\s*["'](?:https?:|file:|\\\\)/i.test(element)
    if (isForeign && /(?:attachedTemplate|oleObject|frame|subDocument|externalLink)\b/i.test(element)) {
      return { rule: 'office-external', message: 'Is part of an Office file that loads something from elsewhere.' }
    }
  }
  return undefined
}

function lookAtSvg(bytes: Uint8Array): ActiveContent | undefined {
  const text = latin1(bytes.subarray(0, largestPart))
  if (!/<svg[\s>]/i.test(text.slice(0, 4096))) return undefined
  const isActive =
    /<script[\s>/]|<foreignObject[\s>]|\son[a-z]{3,20}\s*=\s*["']|(?:href|src)\s*=\s*["']\s*javascript:/i.test(text)
  return isActive ? { rule: 'svg-script', message: 'Is a picture with a script in it.' } : undefined
}

/**
 * What a pickle may name to be called while it is read: with any of these it is a program. `c` and `i` name a module and what is in
 * it in two lines, later protocols push both as strings (opcodes of CPython's pickletools).
 */
const callable =
  'builtins|__builtin__|os|posix|nt|subprocess|sys|pty|runpy|importlib|imp|shutil|socket|commands|code|codeop|ctypes|pip|webbrowser|urllib|requests|httpx|http|multiprocessing|platform|timeit|pdb|bdb|cProfile|pickle|marshal|types|asyncio'
/** Of these modules honest data has some things too. */
const harmless = new Set(
  'builtins set|builtins frozenset|builtins dict|builtins list|builtins tuple|builtins bytearray|builtins complex|builtins object|builtins slice|builtins range|builtins int|builtins float|builtins str|builtins bytes|builtins bool|builtins type|types SimpleNamespace'
    .split('|')
    .flatMap((each) => [each, each.replace('builtins', '__builtin__')]),
)
const isCallable = new RegExp(`^(?:${callable})(?:\\.\\w{1,40})?$`)
const namedInLines = new RegExp(`[ci]((?:${callable})(?:\\.\\w{1,40})?)\\n(\\w{1,40})\\n`, 'g')

/** How many bytes say how long a string is, by the sign that pushes it (`pickletools`); whoever hides a name may take any. */
const lengths: Readonly<Record<string, number>> = { '\u008c': 1, U: 1, X: 4, T: 4, '\u008d': 8 }

/** A string as later protocols push it: its length, itself, and where it is remembered. No name has more than 255 letters. */
function stringAt(text: string, at: number): { readonly value: string; readonly end: number } | undefined {
  const width = lengths[text.charAt(at)]
  if (width === undefined) return undefined
  const start = at + 1 + width
  const value = text.slice(start, start + text.charCodeAt(at + 1))
  const end = start + value.length
  const remembered = { '\u0094': 1, q: 2, r: 5 }[text.charAt(end)] ?? 0
  return { value, end: end + remembered }
}

/** Two strings and what puts them together (`STACK_GLOBAL`): a module, and what is taken out of it. */
function* pushedIn(text: string): Iterable<string> {
  for (const { index } of text.matchAll(/[\u008c\u008dUXT]/g)) {
    const module = stringAt(text, index)
    if (module === undefined || !isCallable.test(module.value)) continue
    const name = stringAt(text, module.end)
    if (name !== undefined && text[name.end] === '\u0093') yield `${module.value} ${name.value}`
  }
}

/** Reading it runs whatever it names (the documentation of `pickle` warns of it); weights and tables name only their own classes. */
function lookAtPickle(bytes: Uint8Array, path: string): ActiveContent | undefined {
  const isLater = bytes[0] === 0x80 && (bytes[1] ?? 0) >= 2 && (bytes[1] ?? 0) <= 5
  // The first protocols are text without a mark: the name has to say it.
  if (!isLater && !/\.(?:pkl|pickle|p|joblib|dill|pt|pth|ckpt)$/i.test(path)) return undefined
  const text = latin1(bytes.subarray(0, largest))
  const inLines = Array.from(text.matchAll(namedInLines), ([, module, name]) => `${module} ${name}`)
  const called = [...inLines, ...pushedIn(text)].find((each) => !harmless.has(each))
  if (called === undefined) return undefined
  return { rule: 'pickle-runs-code', message: `Is a pickle that calls ${called.replace(' ', '.')} when it is read.` }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
