import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** What whoever asks a server can put into the question. */
const asked = String.raw`(?:getHeader\(|headers?\.get\(|\.headers?\[|\.headers?\.\w|\.Header\.Get\(|\.header\(|getCookie\(|\.cookies?[.[(]|\.query[.[(]|searchParams\.get\(|\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\[|\bHTTP_X_\w{2,40}|\bx-[\w-]{2,40}["']\])`
const lines = (most: number): string => String.raw`[^\n]{0,200}(?:\n[^\n]{0,200}){0,${most}}?`

interface DoorKind {
  readonly message: string
  readonly pattern: RegExp
}

/**
 * Doors in code that a skill brings or hands on. None of 5,900 published skills shows either; those about security, which do, are warned of.
 */
const doors: readonly DoorKind[] = [
  {
    message: 'Runs what whoever asks the server writes into the question.',
    // `eval` of names alone, and not `db.exec`, `regex.exec`.
    pattern: new RegExp(
      String.raw`${asked}${lines(8)}(?<![\w.])(?:promisify\()?(?:exec|execSync|spawnSync|eval|popen|os\.popen|os\.system|subprocess\.\w{2,14}|shell_exec|passthru|child_process\.\w{4,9}|exec\.Command)\)?\((?!["'])[^\n]{0,120}?(?:atob|b64decode|base64|from\(|\.decode|\bprobe\b|\bcmd\b|\bcommand\b|header|cookie|query)`,
      'gi',
    ),
  },
  {
    message: 'Lets whoever knows a word in, of which only a digest is written down.',
    pattern: new RegExp(
      String.raw`(?:${asked}|\b(?:email|mail|domain|user_?name|login|token|passw\w{2,6}|secret|header)\b)[^\n]{0,120}(?:\n[^\n]{0,160}){0,4}?(?:===?|\bequals?\w{0,12}\(|compare_digest\(|timingSafeEqual\(|ConstantTimeCompare\(|\bIN\s?\(|(?<=\)\s{0,2})=)\s{0,3}["'][0-9a-f]{32,64}["'](?<=\b(?:sha-?\d{1,3}|md5|digest|createHash|Sum256|hexdigest)[^]{0,500})`,
      'gi',
    ),
  },
]

/** A digest of a file says which file it is; one of what somebody writes says whom to let in. */
const ofFile =
  /\b(?:file|download|archive|tarball|tgz|zip|checksum|release|artifact|asset|manifest|snapshot|fixture|assert|expect)\b/i

/** Code with a way in for whoever wrote the skill. */
export function* doorsForStrangers(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample || piece.role === 'inline-code') continue
    for (const { message, pattern } of doors) {
      for (const match of matchesIn(piece, pattern)) {
        if (ofFile.test(match[0]) || isShownAsExample(skill, piece, match.index)) continue
        yield hitAt(piece, match, {
          message,
          confidence: 'medium',
          severity: skill.isAboutSecurity ? 'warn' : 'critical',
        })
      }
    }
  }
}
