export interface Address {
  /** 0-based offset in the text it was found in. */
  readonly start: number
  readonly scheme: string
  /** In lower case; letters of other alphabets stand in it as they were written. */
  readonly host: string
  /** With the slash it starts with; empty when there is none. */
  readonly path: string
}

const scheme = /\b(?:https?|wss?|s?ftps?|tftp|gopher|hxxps?):(?=[\\/\w])/gi
// What browsers take for `://` too: `https:/\host`, and no slash at all where a quotation begins with it. `\x60` is a backtick.
const slashes = String.raw`(?:[\\/]{1,6}|(?<=["'\x60]https?:)(?=(?:[\w-]{1,63}\.){1,9}[a-z]{2}))`
// Who asks there stands before the last `@`; what follows `?`, `#` or `\` is no part of that, whatever it looks like.
const asker = String.raw`(?:[^\s/?#\\'"<>\x60]{1,120}@)?`
/** Letters of the alphabets in which names are written with Latin ones beside them; in Chinese a sentence goes on there. */
const beside = String.raw`\u00c0-\u024f\u0300-\u058f\u13a0-\u13ff\u1e00-\u1eff`
const host = [
  String.raw`(?:[\w.${beside}-]|%[0-9a-f]{2}|\u3002(?=[\w-]{1,63}(?:[./:\u3002'"]|$)|[a-z]{2,3}\s)){2,253}`,
  String.raw`(?=[^\x00-\x7f])[\p{L}\p{M}\p{N}.-]{2,253}`,
  String.raw`\[[0-9a-f:.]{2,45}\]`,
].join('|')
const rest = new RegExp(String.raw`${slashes}${asker}(${host})(?::\d{1,5})?(\/[^\s'"\x60<>)\]}|;]{0,500})?`, 'iuy')
/** `known.test\@other.test`: programs disagree about which of the two is asked. */
const secondHost = new RegExp(String.raw`(?:\\|["'<>\x60](?=@))[^\s/@]{0,80}@(${host})`, 'iuy')

/** Addresses in a text, up to a bound. */
export function addressesIn(text: string, most = 200): readonly Address[] {
  const found: Address[] = []
  scheme.lastIndex = 0
  // Where one begins is found first, by far the cheaper question.
  for (let match = scheme.exec(text); match !== null && found.length < most; match = scheme.exec(text)) {
    rest.lastIndex = scheme.lastIndex
    const [whole, written = '', path = ''] = rest.exec(text) ?? []
    if (whole === undefined) continue
    const common = { start: match.index, scheme: match[0].slice(0, -1).toLowerCase() }
    found.push({ ...common, host: hostOf(written), path })
    scheme.lastIndex += whole.length
    secondHost.lastIndex = scheme.lastIndex - path.length
    const other = secondHost.exec(text)?.[1]
    if (other !== undefined) found.push({ ...common, host: hostOf(other), path: '' })
  }
  return found
}

/** As who looks names up has it: signs written as numbers and the full stop of Chinese are what they stand for. */
function hostOf(written: string): string {
  return written
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\u3002', '.')
    .replace(/[\0-\x20/?#\\].*$/s, '')
    .replace(/\.$/, '')
    .toLowerCase()
}
