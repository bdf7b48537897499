import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'

/** Four numbers of a byte and more, one behind the other. */
const numbers =
  /(?<![\d.])(?:0x[0-9a-fA-F]{1,2}|\d{1,3})(?:\s{0,4},\s{0,12}(?:0x[0-9a-fA-F]{1,2}|\d{1,3})){3,400}(?![\d.])/g
/** Colours of a palette, three bytes each. */
const colours = /["']#[0-9a-f]{6}["'](?:\s{0,4},\s{0,12}["']#[0-9a-f]{6}["']){3,100}/g
/** Six bytes and more as hexadecimal digits. */
const digits = /(?<![\w#])(?:[0-9a-f]{2}){6,400}(?!\w)/g

/** What nobody writes in numbers for another reason than that nobody finds it; with a key it need not be long. */
const grave =
  /\.ssh\/|\.aws\/|\.kube\/|\.gnupg|\.netrc|\.git-credentials|\.config\/(?:gcloud|gh)\b|Login Data|\bUser Data\b|Local Extension|\/bin\/(?:ba|z)?sh\b|\/dev\/tcp\/|child_process|subprocess|\bcurl -|\beval\(|require\(|__import__|os\.system|powershell|^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$|^bc1[a-z0-9]{25,60}$|^0x[0-9a-fA-F]{40}$|^\d{8,10}:AA[\w-]{30,}$/
const keyed = new RegExp(
  String.raw`${grave.source}|https?:\/\/[\w.-]{4}|^(?:socket|base64|crontab|net)$|document\.|XMLHttpRequest`,
)

/** With what may stand between the words of a command. */
// oxlint-disable-next-line no-control-regex -- parts are cut at such characters
const printable = /^[\0\u0001\t\n\r\u0020-\u007e]+$/
/** A program that takes a key off each character. */
const turns = /\^|\bfromCharCode|\bchr\b/
/** `i % 7`: where the key goes on with the place, and begins again. */
const period = /%\s{0,3}(\d{1,2})\b/g
const mostPeriods = 6
/** Bytes of one program for which keys are tried. */
const mostTried = 6000
const longestTried = 200

/**
 * Names and addresses that a program holds as numbers, plain or turned by a key, the same for each or one that goes on with the place: what it reads, starts or calls stands nowhere
 * in letters.
 */
export function* codedNames(skill: SkillView): Iterable<ScanHit> {
  const turning = skill.code.filter((piece) => isOwnProgram(piece) && turns.test(piece.text.text))
  const periods = periodsIn(turning)
  for (const piece of skill.code) {
    const isData = piece.role === 'config' && piece.language === 'json' && !piece.isExample && turning.length > 0
    if (!(isOwnProgram(piece) || isData) || piece.layer > 0) continue
    let tried = 0
    for (const match of [...matchesIn(piece, numbers), ...matchesIn(piece, digits), ...matchesIn(piece, colours)]) {
      const bytes = bytesOf(match[0])
      if (tried > mostTried) break
      tried += Math.min(bytes.length, longestTried)
      const name = hiddenIn(bytes, { periods, isWord: match[0].includes('#') })
      if (name === undefined || isShownAsExample(skill, piece, match.index)) continue
      yield hit(skill, piece, match, name)
    }
  }
}

function periodsIn(pieces: readonly Piece[]): readonly number[] {
  const found = pieces.flatMap((piece) => matchesIn(piece, period).map(([, digits]) => Number(digits)))
  return [1, ...[...new Set(found)].filter((each) => each > 1).slice(0, mostPeriods)]
}

function hit(skill: SkillView, piece: Piece, match: RegExpExecArray, name: string): ScanHit {
  return hitAt(piece, match, {
    message: `Holds ${name} as numbers, so that nobody finds it.`,
    confidence: 'medium',
    ...(skill.isAboutSecurity && { severity: 'warn' }),
  })
}

function bytesOf(written: string): readonly number[] {
  if (written.includes('#')) return bytesOf(written.replaceAll(/[^0-9a-f]/g, '')).filter((byte) => byte !== 0)
  if (!written.includes(',')) return (written.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return written.split(',').map((each) => Number(each.trim()))
}

/** `isWord`: there is no other reason for them to be letters, as colours have none. */
function hiddenIn(
  bytes: readonly number[],
  { periods, isWord }: { readonly periods: readonly number[]; readonly isWord: boolean },
): string | undefined {
  if (bytes.some((byte) => byte > 255)) return undefined
  const plain = String.fromCharCode(...bytes)
  const written = printable.test(plain) ? found(plain, isWord ? keyed : grave) : undefined
  if (written !== undefined) return written
  const some = bytes.slice(0, longestTried)
  for (const length of periods) {
    for (let key = length === 1 ? 1 : 0; key < 256; key += 1) {
      const turned = read(some, (byte, index) => byte ^ ((key + (index % length)) & 255))
      // A key may also be added to each.
      const text = turned ?? (length === 1 ? read(some, (byte) => byte - key) : undefined)
      const name = text === undefined ? undefined : found(text, keyed)
      if (name !== undefined) return name
    }
  }
  return undefined
}

/** What numbers say once a key is taken off each; nothing where that cannot be read. */
function read(bytes: readonly number[], without: (byte: number, index: number) => number): string | undefined {
  let text = ''
  for (const [index, byte] of bytes.entries()) {
    const letter = String.fromCharCode(without(byte, index) & 255)
    // Most keys are wrong, and show it in the first letters.
    if (!printable.test(letter)) return undefined
    text += letter
  }
  return text
}

function found(text: string, sought: RegExp): string | undefined {
  const at = text.search(sought)
  return at === -1 ? undefined : `"${text.slice(at, at + 24).trim()}"`
}
