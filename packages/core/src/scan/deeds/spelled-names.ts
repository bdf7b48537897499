import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { mayMatch } from '../literals/may-match.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'

/** What runs programs, calls other machines, takes encodings off or holds keys: names that scanners look for. */
const names = String.raw`subprocess|socket|ctypes|exec|builtins|zlib|base64|btoa|child_process|node:child_process|eval|execSync|execFileSync|spawnSync|check_output|getoutput|getstatusoutput|popen|os\.system|__import__|gethostbyname(?:_ex)?|getaddrinfo|resolve(?:4|6|Txt|Any)|urlopen|urllib\.request|urllib|XMLHttpRequest|sendBeacon|b64decode|b85decode|b32encode|b64encode|fromCharCode|decompress|unhexlify|marshal|fetch|curl|wget|powershell|Invoke-Expression|DownloadString|/?bin/(?:ba|z|da)?sh|/usr/bin/(?:env|python3?|curl)|\.ssh|id_(?:rsa|ed25519|ecdsa)|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.aws(?:/credentials)?|authorized_keys|administrator|wp_create_user|create_user|WScript\.Shell|ADODB\.Stream|MSXML2\.(?:Server)?XMLHTTP(?:\.6\.0)?|webhook|discord\.com|api\.telegram\.org`
const sought = new RegExp(`^(?:${names})$`)
/** The beginning of an address. */
const scheme = /^(?:https?|wss?):\/{0,2}$/

/** A string of one word. What was put together comes, letter for letter, from where its first part stands. */
const word = new RegExp(`(["'\\x60])(${names}|(?:https?|wss?):/{0,2})\\1`, 'g')
/** `['ev', 'al'].join('')`, `''.join(("ev", "al"))`: what is between the brackets. */
const joined =
  /[[(]((?:\s{0,12}["'][\w./-]{1,12}["']\s{0,3},){1,12}\s{0,12}["'][\w./-]{1,12}["']\s{0,3},?\s{0,12})[\])](?=\.join\s{0,2}\(\s{0,2}["']{2}\s{0,2}\)|(?<=["']{2}\.join\s{0,2}\(\s{0,2}[[(][^()[\]]{1,300}[\])])\s{0,2}\))/g
/** `"ht" + "tps:/" + "/"`, where the two are not put together when it is read: in a text that is a program elsewhere. */
const added = /(?:["'][\w./:-]{1,12}["']\s{0,2}\+\s{0,2}){1,8}["'][\w./:-]{1,12}["']/g
/** `implode('', ['ad', 'min'])` of PHP. */
const imploded =
  /\bimplode\s{0,2}\(\s{0,2}["']{2}\s{0,2},\s{0,2}(?:\[|array\()((?:\s{0,12}["'][\w./-]{1,12}["']\s{0,3},){1,12}\s{0,12}["'][\w./-]{1,12}["'])/g
/** `"".join(map(chr, (115, 111)))`, `String.fromCharCode(101, 118)`, `map { chr } 115, 104`. */
const numbered =
  /(?:\bmap\s{0,2}\(\s{0,2}chr\s{0,2},\s{0,2}[[(]|\bfromCharCode(?:\.apply)?\s{0,2}\((?:\s{0,2}null\s{0,2},)?\s{0,2}\[?|\bmap\s{0,2}\{\s{0,2}chr(?:\s{0,2}\$_)?\s{0,2}\}\s{0,2}\(?|\bbytes\s{0,2}\(\s{0,2}\[)\s{0,4}(\d{2,3}(?:\s{0,4},\s{0,8}\d{2,3}){1,40})/g
/** `"lave"[::-1]`, `'lave'.split('').reverse()`, `reversed("lave")`. */
const turned =
  /["']([\w./-]{4,24})["'](?:\s{0,2}\[::\s{0,2}-1\]|\.split\s{0,2}\(\s{0,2}["']{2}\s{0,2}\)\.reverse|\.reverse\b)|\b(?:reversed|strrev|StrReverse)\s{0,2}\(\s{0,2}["']([\w./-]{4,24})["']/g

/** An address, or what Windows calls its tools, written from its end: whatever turns it round stands elsewhere. */
const backwards =
  /["'][^"'\n]{3,160}\/\/:s?ptth["']|["'](?:llehS\.tpircSW|maertS\.BDODA|[\d.]{0,6}PTTHLMX(?:revreS)?\.2?LMXSM)["']/g

/** Parts of a text, one behind the other. */
const parts = /[[(]\s{0,12}((?:["'][^"'\n]{1,24}["']\s{0,3},\s{0,16}){2,24}(?:["'][^"'\n]{1,24}["'])?),?\s{0,16}[\])]/g
const turnsRound =
  /\[::\s{0,2}-1\]|\breversed\s{0,2}\(|\.reverse\s{0,2}\(|\btoReversed\s{0,2}\(|\bstrrev\b|\|\s{0,2}rev\b/
/** The end of a command, or an address, as it reads from its end. */
const command =
  /^(?:sudo |env )?(?:npx|npm|pnpm|yarn|bunx?|pip3?|uvx?|curl|wget|bash|sh|zsh|python3?|node|powershell|iwr|nc|ssh|scp|git) \S|https?:\/\/\S/

/** Names that data holds for whoever calls what it names. */
const inData =
  /["'](?:builtins\.(?:exec|eval|compile|__import__)|os\.(?:system|popen)|subprocess\.(?:run|Popen|check_output)|child_process\.exec\w{0,4})["']/g

/**
 * Names that a program puts together out of parts, numbers or letters in turn, so that nobody who looks for them finds them. Whoever only
 * needs one writes it down.
 */
export function* spelledNames(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role !== 'config' || piece.language !== 'json' || piece.isExample || skill.isAboutSecurity) continue
    const [match] = matchesIn(piece, inData)
    if (match !== undefined)
      yield hitAt(piece, match, { message: 'Names in data what a program is to run.', confidence: 'medium' })
  }
  for (const piece of skill.code) {
    if (!isOwnProgram(piece) || piece.layer > 0) continue
    const spelled = [...spelledIn(piece)].filter(
      ({ match, name }) => (sought.test(name) || scheme.test(name)) && !isShownAsExample(skill, piece, match.index),
    )
    const turnedRound = [...matchesIn(piece, backwards), ...commandsIn(piece)]
    // Whoever writes rules for such names keeps them from finding themselves; one is enough for that.
    const isOwnRule = skill.isAboutSecurity && spelled.length + turnedRound.length < 2
    const severity = isOwnRule ? 'warn' : 'critical'
    const rest = { confidence: 'medium', severity } as const
    for (const match of turnedRound)
      yield hitAt(piece, match, {
        message: 'Holds a command, an address or a tool of the system written backwards.',
        ...rest,
      })
    for (const { match, name } of spelled)
      yield hitAt(piece, match, {
        message: `Puts the name ${name} together where it could be written down, so that nobody finds it.`,
        ...rest,
      })
  }
}

/** Commands whose parts stand in a list, and read from the end of all of them. */
function commandsIn(piece: Piece): readonly RegExpExecArray[] {
  if (!turnsRound.test(piece.text.text)) return []
  return matchesIn(piece, parts).filter(({ 1: list = '' }) => {
    const whole = [...list.matchAll(/["']([^"'\n]*)["']/g)].map(([, part]) => part).join('')
    return command.test(Array.from(whole).toReversed().join(''))
  })
}

interface Spelled {
  readonly match: RegExpExecArray
  readonly name: string
}

function* spelledIn(piece: Piece): Iterable<Spelled> {
  for (const match of mayMatch(word, piece.text) ? piece.text.text.matchAll(word) : []) {
    const name = match[2] ?? ''
    if (isPutTogether(piece, match.index + 1, name.length)) yield { match, name }
  }
  for (const match of [...matchesIn(piece, joined), ...matchesIn(piece, imploded)])
    yield { match, name: [...(match[1] ?? '').matchAll(/["']([^"']*)["']/g)].map(([, part]) => part).join('') }
  for (const match of matchesIn(piece, added))
    yield { match, name: [...match[0].matchAll(/["']([^"']*)["']/g)].map(([, part]) => part).join('') }
  for (const match of matchesIn(piece, numbered))
    yield { match, name: String.fromCharCode(...(match[1] ?? '').split(',').map(Number)) }
  for (const match of matchesIn(piece, turned))
    yield {
      match,
      name: Array.from(match[1] ?? match[2] ?? '')
        .toReversed()
        .join(''),
    }
}

function isPutTogether({ text }: Piece, start: number, length: number): boolean {
  return text.origin(start) === text.origin(start + length - 1)
}
