/** Signs of ASCII that literals are made of, in lower case. */
const signs = 'abcdefghijklmnopqrstuvwxyz0123456789 ./-_`~:\'$*#@!?=,"<[](){}&'
/** What each is called in a list of literals: itself, but for those that such a list is written with. */
const names = signs.replace(' ', 'S').replace("'", 'Q').replace('"', 'D').replace('`', 'B').replace('$', 'M')
/** All that is beyond ASCII is alike. */
const foreignName = 'X'
/** Signs that no literal has. */
const noName = 'N'

const none = 0
const foreign = 63
const ofAscii = new Uint8Array(128)
const ofNames = new Uint8Array(128)
for (let at = 0; at < signs.length; at += 1) {
  ofAscii[signs.charCodeAt(at)] = at + 1
  ofAscii[signs.charAt(at).toUpperCase().charCodeAt(0)] = at + 1
  ofNames[names.charCodeAt(at)] = at + 1
}
ofNames[foreignName.charCodeAt(0)] = foreign

function of(code: number): number {
  return code < 128 ? (ofAscii[code] ?? none) : foreign
}

/** Signs as literals are looked for, by number and by name: letters are the same whatever their case. */
export const signKinds = {
  /** A power of two. */
  count: 64,
  none,
  foreign,
  foreignName,
  noName,
  ofAscii,
  of,
  ofName: (code: number): number => ofNames[code] ?? none,
  /** A text by the names of its signs. */
  namesOf(text: string): string {
    let named = ''
    for (let at = 0; at < text.length; at += 1) {
      const kind = of(text.charCodeAt(at))
      named += kind === foreign ? foreignName : kind === none ? noName : names.charAt(kind - 1)
    }
    return named
  },
  /** With the flags `i` and `u` the long `s` is an `s`, and the sign of kelvins a `k`. */
  isLetterInDisguise: (code: number): boolean => code === 0x17f || code === 0x212a,
}
