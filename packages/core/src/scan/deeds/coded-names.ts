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
/** Six bytes and more as hexadecimal digits. */
const digits = /(?<![\w#])(?:[0-9a-f]{2}){6,400}(?!\w)/g

/** What nobody writes in numbers for another reason than that nobody finds it; with a key it need not be long. */
const grave =
  /\.ssh\/|\.aws\/|\.kube\/|\.gnupg|\.netrc|\.git-credentials|\.config\/(?:gcloud|gh)\b|Login Data|\bUser Data\b|Local Extension|\/bin\/(?:ba|z)?sh\b|\/dev\/tcp\/|child_process|subprocess|\bcurl -|\beval\(|require\(|__import__|os\.system|powershell/
const keyed = new RegExp(
  String.raw`${grave.source}|https?:\/\/[\w.-]{4}|^(?:socket|base64|crontab|net)$|document\.|XMLHttpRequest`,
)

const printable = /^[\t\n\r\u0020-\u007e]+$/
/** Bytes of one program for which keys are tried. */
const mostTried = 6000
const longestTried = 200

/**
 * Names and addresses that a program holds as numbers, plain or each turned by the same key: what it reads, starts or calls stands nowhere
 * in letters.
 */
export function* codedNames(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece) || piece.layer > 0) continue
    let tried = 0
    for (const match of [...matchesIn(piece, numbers), ...matchesIn(piece, digits)]) {
      const bytes = bytesOf(match[0])
      if (tried > mostTried) break
      tried += Math.min(bytes.length, longestTried)
      const name = hiddenIn(bytes)
      if (name === undefined || isShownAsExample(skill, piece, match.index)) continue
      yield hit(skill, piece, match, name)
    }
  }
}

function hit(skill: SkillView, piece: Piece, match: RegExpExecArray, name: string): ScanHit {
  return hitAt(piece, match, {
    message: `Holds ${name} as numbers, so that nobody finds it.`,
    confidence: 'medium',
    ...(skill.isAboutSecurity && { severity: 'warn' }),
  })
}

function bytesOf(written: string): readonly number[] {
  if (!written.includes(',')) return (written.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return written.split(',').map((each) => Number(each.trim()))
}

function hiddenIn(bytes: readonly number[]): string | undefined {
  if (bytes.some((byte) => byte > 255)) return undefined
  const plain = String.fromCharCode(...bytes)
  const written = printable.test(plain) ? found(plain, grave) : undefined
  if (written !== undefined) return written
  const some = bytes.slice(0, longestTried)
  for (let key = 1; key < 256; key += 1) {
    const text = String.fromCharCode(...some.map((byte) => byte ^ key))
    const name = printable.test(text) ? found(text, keyed) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

function found(text: string, sought: RegExp): string | undefined {
  const at = text.search(sought)
  return at === -1 ? undefined : `"${text.slice(at, at + 24).trim()}"`
}
