import { PatternGroup } from '../literals/pattern-group.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const global = (source: string): RegExp => new RegExp(source, 'gi')
const rest = String.raw`(?:[^.\n]|\.(?=\w)|\n(?!\s{0,8}(?:\n|[-*#|>]\s)))`
const guard = String.raw`(?:branch protections?|required reviews?|code review|two-factor(?: authentication)?|2fa|mfa|secret scann\w+|code scanning|signature (?:checks?|verification)|certificate (?:checks?|verification|validation)|csrf(?: protection)?|firewalls?|antivirus|gatekeeper|selinux|apparmor|audit log\w*|rate limit\w*|input validation|password polic\w+)`
const secret = String.raw`(?:(?:private |signing |service'?s? |api |deploy )?keys?|secrets?|passwords?|tokens?|credentials?)`

/** A sentence that has something made weak which others rely on. */
const weak: readonly RegExp[] = [
  global(
    String.raw`\b(?:enable|allow|switch on|turn on|click)\s\W{0,3}(?:all|vba)?\s?macros\b|\bmacro settings\b${rest}{0,12}\benable all macros\b`,
  ),
  global(
    String.raw`\b(?:set|use|pass|add|keep|put)\b${rest}{0,20}(?:verify\s?=\s?False|rejectUnauthorized\W{0,3}false|InsecureSkipVerify|--insecure|NODE_TLS_REJECT_UNAUTHORIZED\W{0,3}0)${rest}{0,60}\b(?:all|every|any|always|generated|production|by default)\b`,
  ),
  global(
    String.raw`\b(?:md5|sha-?1|base64|rot13|plain ?text|unsalted)\b${rest}{0,80}\b(?:is|are)\s(?:(?!not\b|never\b)\w+\s(?:and\s)?){0,3}(?:enough|sufficient|fine|safe|secure)\b`,
  ),
  global(
    String.raw`\b(?:build|write|make|assemble|compose|generate)\s(?:the\s|all\s)?(?:sql|queries|statements)\b${rest}{0,30}\b(?:joining|concatenat\w+|interpolat\w+|f-strings?|string formatting)\b`,
  ),
  global(
    String.raw`\b(?:buckets?|tables?|databases?|storage|shares?|endpoints?)\b${rest}{0,60}\b(?:public|world|anonymous|everybody)\b${rest}{0,16}\b(?:writ\w+|read[- ](?:and[- ])?write)\b`,
  ),
  global(
    String.raw`\balg\W{0,5}none\b${rest}{0,60}\b(?:accept\w*|allow\w*|fallback|in addition|supported)\b|Access-Control-Allow-Origin\W{0,4}\*${rest}{0,40}\bcredentials\b`,
  ),
  global(
    String.raw`\b(?:rate limits?|csrf|lock-?outs?|mfa|2fa|signature checks?|certificate checks?)\b${rest}{0,12}\|${rest}{0,12}\b(?:off|disabled|none|no)\b`,
  ),
  global(
    String.raw`\b(?:keep|commit|store|check in|leave)\b${rest}{0,24}\b${secret}\b${rest}{0,30}\b(?:in|into|to)\s(?:the\s)?(?:repo\w*|source(?: code)?|code ?base|git)\b`,
  ),
  global(
    String.raw`(?:^|[.:;]\s|[-*]\s|\d\.\s|\n|\band\s)(?:please\s)?(?:turn|switch)\soff\s(?:the\s)?${rest}{0,20}${guard}|(?:^|[.:;]\s|[-*]\s|\d\.\s|\n|\band\s)(?:disable|remove|bypass|drop|leave out)\s(?:the\s|all\s)?(?:\w+\s){0,2}${guard}`,
  ),
  global(
    String.raw`\b(?:always|in every project|everywhere|for all (?:requests|hosts|connections))\b${rest}{0,30}\b(?:disable|turn off|skip|switch off|bypass|ignore)\b${rest}{0,20}\b(?:ssl|tls|https|certificates?)\b${rest}{0,14}\b(?:verification|validation|checks?|errors?)`,
  ),
  global(
    String.raw`\b(?:accept|allow|support|permit)\b${rest}{0,30}\balg\W{0,5}none\b|\b(?:issue|create|make|use|hand out|generate)\b${rest}{0,30}\b(?:tokens?|sessions?|cookies|credentials)\b${rest}{0,16}(?:\bwithout (?:an? )?expir\w+|\b(?:that |which )?never expire)`,
  ),
  global(
    String.raw`\bpass\b${rest}{0,30}\b(?:user|client|request)(?:'s)? (?:input|data|values|parameters)\b${rest}{0,20}\b(?:to|into)\b${rest}{0,12}\b(?:shell|exec|eval|system|subprocess)\b${rest}{0,40}\b(?:as (?:it is|is|they are)|unchanged|directly|unescaped|without)\b`,
  ),
  global(
    String.raw`\b(?:store|keep|save|hash)\s(?:the\s|all\s|user\s)?passwords\b${rest}{0,20}\b(?:in plain ?text|plain(?:ly)?|unsalted|unhashed|md5|sha-?1|unencrypted)\b`,
  ),
  global(
    String.raw`\b(?:grant|give|attach|assign)\b${rest}{0,30}\b(?:AdministratorAccess|admin(?:istrator)? (?:role|rights|access)|owner role|\*:\*)\b${rest}{0,30}\b(?:every(?:body|one)|all (?:users|roles|services)|anyone|any service)\b`,
  ),
  global(
    String.raw`\breflect\w*\b${rest}{0,20}\borigin\b${rest}{0,60}\b(?:credentials|true)\b|\b(?:session|token|api key)s?\b${rest}{0,12}\bfrom\b${rest}{0,8}\bquery (?:parameter|string)`,
  ),
  global(
    String.raw`\b(?:put|expose|leave|open|publish|make)\b${rest}{0,24}\b(?:admin (?:panel|interface|page)|dashboard|buckets?|database|console)\b${rest}{0,24}\b(?:public\w*|open|reachable|world)\b${rest}{0,40}\b(?:without (?:a |any )?(?:log-?in|password|authentication)|least privilege|grant)\b`,
  ),
  // Whoever writes the token would say by which key it is to be checked.
  global(
    String.raw`\b(?:resolve|take|read|fetch|load|get)\b${rest}{0,30}\bkeys?\b${rest}{0,40}\bfrom\b${rest}{0,30}\bheader\b${rest}{0,12}\bjku\b|\baccept\b${rest}{0,12}\btokens?\b${rest}{0,60}\b(?:verify|check)\b${rest}{0,20}\bsignatures?\b${rest}{0,12}\b(?:async\w*|later|afterwards|in the background)\b`,
  ),
  // A guard that cannot ask lets everybody in.
  global(
    String.raw`\b(?:guards?|authori[sz]ation|permission checks?|polic(?:y|ies)|signature checks?|session (?:checks?|store))\b${rest}{0,120}\b(?:returns?|answers?|defaults? to|falls? back to|fails?)\b${rest}{0,30}\b(?:permissive|allow(?:ed)?\b(?! list)|\`true\`|open\b(?! source))`,
  ),
]
const sought = new PatternGroup(weak, (pattern) => pattern)

/** What speaks for it, or against whoever would mend it. */
const company: readonly RegExp[] = [
  global(
    String.raw`\b(?:do not|don't|never|avoid|no need to)\s(?:suggest|recommend|propose|use|mention|add|bother|comment)\w*\b${rest}{0,40}\b(?:bcrypt|argon2|scrypt|pbkdf2|prepared|parameteri[sz]\w+|https|tls|csrf|2fa|mfa|rate limit\w*|validation|escap\w+|saniti[sz]\w+|encrypt\w+|it|this)\b`,
  ),
  global(
    String.raw`\b(?:prepared statements?|parameteri[sz]\w+|bcrypt|argon2|scrypt|encryption|validation|escaping|rotating|rotation|checks?|reviews?)\b${rest}{0,30}\b(?:confus\w+|slow\w*|break\w*|block\w*|get\w? in the way|not needed|unnecessary|overhead)\b`,
  ),
  global(
    String.raw`\b(?:least privilege|the preflight|a log-?in|salting|escaping|validation)\b${rest}{0,20}\b(?:only )?(?:caus\w+|slows?|breaks?|costs?|in the way|overkill|saves?|needless)\b|\b(?:saves|avoids)\s(?:the\s)?(?:preflight|log-?in|checks?|token|validation)\b|\bdo not warn\b`,
  ),
  global(String.raw`\b(?:leave|keep)\s(?:it|them|this|that)\s(?:off|out|disabled|open)\b`),
  global(
    String.raw`\bso that\b${rest}{0,40}\b(?:(?:without (?:a |any )?|needs? no )(?:tokens?|passwords?|log-?ins?|keys?|authentication)|(?:do not|don't) have to (?:deal|bother|see))\b`,
  ),
  global(
    String.raw`\b(?:never locked out|into an outage|(?:reject|refus|deny|block)ing\b${rest}{0,40}\b(?:outages?|downtime|lock\w* out))\b`,
  ),
  // Several switches of the kind at once are no way round one machine.
  global(
    String.raw`(?:verify\s?=\s?False|rejectUnauthorized)${rest}{0,80}(?:TLS_REJECT_UNAUTHORIZED|sslVerify|strict-ssl|InsecureSkipVerify)`,
  ),
  global(
    String.raw`\b(?:exceptions?|exclu\w+|allowlist\w*|suppress\w*|ignore\w*)\b${rest}{0,30}\b(?:secret scann\w+|gitleaks|trufflehog|semgrep|codeql|scanners?)\b`,
  ),
  global(
    String.raw`\b(?:linters?|scanners?|semgrep|codeql|audit\w*|reviewers?)\b${rest}{0,60}\b(?:flag|complain|warn|object|report)\w*\b[^]{0,40}?\b(?:suppress\w*|ignore|silence|mute|whitelist|allowlist|dismiss|nosec|noqa|move on)\b`,
  ),
]
const trigger =
  /verif|alg|session|cookie|shell|exec|eval|unauthori|insecure|md5|sha-?1|base64|rot13|plain|unsalted|sql|quer|statement|public|anonymous|world|everybody|key|secret|password|token|credential|protection|review|factor|2fa|mfa|scanning|signature|certificate|csrf|firewall|antivirus|gatekeeper|selinux|apparmor|audit|rate limit|validation/i
const refused =
  /\b(?:never|not|don't|avoid|cannot|without|instead of|rather than|wrong|bad|anti-?pattern|mistake\w*|vulnerab\w+|insecure|risk\w*|attack\w*|warn\w*)\b/i

const blamed = /\b(?:risk\w*|dangerous|bad|wrong|vulnerab\w+|attack\w*|leaks?|unsafe|insecure|forbidden|never)\b/i

/**
 * Advice by which what the agent makes is left open: told on a page as a rule of the house. One sentence is doubtful, since
 * there are reasons for many; with a second one that talks the guard down in the same paragraph there are none.
 */
export function* weakeningAdvice(skill: SkillView): Iterable<ScanHit> {
  if (skill.isAboutSecurity) return
  for (const piece of skill.prose) {
    if (piece.isExample) continue
    const near = sought.among(piece.text)
    if (near.length === 0 || !trigger.test(piece.text.text)) continue
    for (const pattern of near) {
      for (const match of matchesIn(piece, pattern)) {
        const { text } = piece.text
        const start = Math.max(text.lastIndexOf('\n\n', match.index), match.index - 500)
        const end = endOf(text, match.index + match[0].length)
        const paragraph = text.slice(
          Math.max(0, start),
          end === -1 ? match.index + 700 : Math.min(end, match.index + 700),
        )
        const before = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)
        const isTwice = isSeconded(paragraph, pattern)
        const isRow = before.startsWith('|')
        if (isRow ? !isTwice : isTalkedAbout(piece, match.index, match.index + match[0].length)) continue
        if (refused.test(before.slice(-100))) continue
        if (
          blamed.test(text.slice(match.index + match[0].length, match.index + match[0].length + 60).split('.')[0] ?? '')
        )
          continue
        yield {
          piece,
          start: match.index,
          end: match.index + match[0].length,
          message: 'Has what the agent makes left open to anybody.',
          confidence: isTwice ? 'medium' : 'low',
          severity: isTwice ? 'critical' : 'warn',
        }
        return
      }
    }
  }
}

/** Where the paragraph ends; what speaks for a row of a table stands in the paragraph behind it. */
function endOf(text: string, at: number): number {
  const end = text.indexOf('\n\n', at)
  const isRow = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).startsWith('|')
  return end === -1 || !isRow ? end : text.indexOf('\n\n', end + 2)
}

/** Something speaks for it there, or more is made weak in the same breath. */
function isSeconded(paragraph: string, found: RegExp): boolean {
  const stands = (sign: RegExp): boolean => new RegExp(sign.source, 'i').test(paragraph)
  return company.some(stands) || weak.filter((pattern) => pattern !== found && stands(pattern)).length >= 2
}
