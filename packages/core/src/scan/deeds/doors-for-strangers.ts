import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import type { Piece } from '../piece.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** What whoever asks a server can put into the question. */
const asked =
  /getHeader\(|headers?\.get\(|\.headers?\[|\.headers?\.\w|\.Header\.Get\(|\.header\(|getCookie\(|\.cookies?[.[(]|\.query[.[(]|searchParams\.get\(|\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\[|\bHTTP_X_\w{2,40}|\bx-[\w-]{2,40}["']\]/i
const written = new RegExp(
  String.raw`${asked.source}|\b(?:email|mail|domain|user_?name|login|token|passw\w{2,6}|secret|header)\b`,
  'i',
)

const byDigest = 'Lets whoever knows a word in, of which only a digest is written down.'

/** Looked for from where a door ends, as what leads up to it stands everywhere: a text of nothing else took seconds. */
interface DoorKind {
  readonly message: string
  readonly pattern: RegExp
  /** What stands before it, all of these. */
  readonly before: readonly RegExp[]
  /** UTF-16 units before it that are read. */
  readonly reach: number
}

/**
 * Doors in code that a skill brings or hands on. None of 5,900 published skills shows either; those about security, which do, are warned of.
 */
const doors: readonly DoorKind[] = [
  {
    message: 'Runs what whoever asks the server writes into the question.',
    // `eval` of names alone, and not `db.exec`, `regex.exec`.
    pattern:
      /(?<![\w.])(?:promisify\()?(?:exec|execSync|spawnSync|eval|popen|os\.popen|os\.system|subprocess\.\w{2,14}|shell_exec|passthru|child_process\.\w{4,9}|exec\.Command)\)?\((?!["'])[^\n]{0,120}?(?:atob|b64decode|base64|from\(|\.decode|\bprobe\b|\bcmd\b|\bcommand\b|header|cookie|query)/gi,
    before: [asked],
    reach: 700,
  },
  {
    message: 'Asks its database whatever whoever asks the server has encoded.',
    pattern:
      /(?:\.|\$)(?:raw|unsafe|exec|execute|prepare|query|queryRawUnsafe|executeRawUnsafe|text)\(\s{0,2}(?:await\s)?(?:atob|Buffer\.from|b64decode|base64\.\w{0,3}b64decode|base64_decode|Base64\.decode64|decodeBase64)\(/g,
    before: [asked],
    reach: 700,
  },
  {
    // Of 7,500 published skills one shows it, and warns of it.
    message: 'Answers with all keys of the server.',
    pattern:
      /(?:\bResponse\.json|(?<=\b(?:new Response|res(?:ponse)?\.\w{3,5}|send|reply)\(\s{0,4})JSON\.stringify|\bc\.json|\bres\.json|\bjsonify)\(\s{0,2}(?:\{[^\n}]{0,80}?)?(?<![\w.])(?:\.\.\.)?(?:env|process\.env|c\.env|event\.context\.cloudflare\.env|dict\(os\.environ\)|os\.environ)\s{0,2}[,})]/g,
    before: [],
    reach: 0,
  },
  {
    message: byDigest,
    pattern:
      /(?:===?|\bequals?\w{0,12}\(|compare_digest\(|timingSafeEqual\(|ConstantTimeCompare\(|\bIN\s?\(|(?<=\)\s{0,2})=)\s{0,3}["'][0-9a-f]{32,64}["']/gi,
    before: [written, /\b(?:sha-?\d{1,3}|md5|digest|createHash|Sum256|hexdigest)/i],
    reach: 400,
  },
]

/** A digest of a file says which file it is; one of what somebody writes says whom to let in. */
const ofFile =
  /\b(?:file|download|archive|tarball|tgz|zip|checksum|release|artifact|asset|manifest|snapshot|fixture|assert|expect)\b/i

const ofFileReach = 200
const nameReach = 300

/** A digest that has a name, as 40 to 128 hexadecimal digits. */
const namedDigest = /\b([A-Z][A-Z0-9_]{2,40})\b[^\n=]{0,20}=\s{0,3}["'\x60][0-9a-f]{40,128}["'\x60]/g
/** What the value that is compared has to come from. */
const digested = /\b(?:sha-?\d{1,3}|digest|createHash|Sum256|Sum512|hexdigest)\b/i
const compared =
  /===?\s{0,3}(?<right>[A-Z][A-Z0-9_]{2,40})\b|(?:[cC]ompare|[eE]qual)\w{0,16}\([^\n]{0,80}?\b(?<inside>[A-Z][A-Z0-9_]{2,40})\b|\b(?<left>[A-Z][A-Z0-9_]{2,40})(?=\s{0,3}===?)/g

/** Code with a way in for whoever wrote the skill. */
export function* doorsForStrangers(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample || piece.role === 'inline-code') continue
    yield* namedDoors(skill, piece)
    for (const { message, pattern, before, reach } of doors) {
      for (const match of matchesIn(piece, pattern)) {
        const lead = piece.text.text.slice(Math.max(0, match.index - reach), match.index)
        if (!before.every((sign) => sign.test(lead)) || ofFile.test(lead.slice(-ofFileReach) + match[0])) continue
        if (isShownAsExample(skill, piece, match.index)) continue
        yield hitAt(piece, match, {
          message,
          confidence: 'medium',
          severity: skill.isAboutSecurity ? 'warn' : 'critical',
        })
      }
    }
  }
}

/** The same where the digest stands under a name, away from where it is compared. */
function* namedDoors(skill: SkillView, piece: Piece): Iterable<ScanHit> {
  const { text } = piece.text
  const digests = new Map(matchesIn(piece, namedDigest).map((match) => [match[1] ?? '', match]))
  if (digests.size === 0 || !digested.test(text)) return
  // All comparisons once, and not all for each name: a text of nothing but names would take hours.
  for (const { index, groups } of text.matchAll(compared)) {
    const name = groups?.['right'] ?? groups?.['inside'] ?? groups?.['left'] ?? ''
    const match = digests.get(name)
    const lead = text.slice(Math.max(0, index - nameReach), index)
    if (match === undefined || !asked.test(lead) || ofFile.test(lead.slice(-ofFileReach) + match[0])) continue
    if (isShownAsExample(skill, piece, index)) continue
    digests.delete(name)
    yield hitAt(piece, match, {
      message: byDigest,
      confidence: 'medium',
      severity: skill.isAboutSecurity ? 'warn' : 'critical',
    })
  }
}
