import { PatternGroup } from '../literals/pattern-group.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'
import { toldBeside } from './told-beside.ts'
import { untoldHit } from './untold-hit.ts'

const coin = String.raw`0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[TL][1-9A-HJ-NP-Za-km-z]{33}|[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}`
const bank = String.raw`[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?`
/** An account that is written into the program, in quotes. */
const account = String.raw`["'\x60](?:${coin}|${bank})["'\x60]`

/** A call or command that puts one text in the place of another, up to what is put there. */
const replaces = String.raw`(?:\.replace(?:All|_all)?|\bre\.subn?|\.sub|\.g?sub!?|\bpreg_replace|\bstr_replace|\.ReplaceAll(?:String|LiteralString)?|\bstrings\.ReplaceAll?|\bRegex\.Replace|\bgsub|\bstr_replace_all)\s{0,2}\((?:[^\n]{1,160}?,)\s{0,2}|-c?i?replace\s[^\n]{1,120},\s{0,2}`
/** The same for tools in which both stand between signs: `sed s/a/b/`, `s{a}{b}`. */
const swaps = String.raw`(?:\bsed\s[^\n]{0,80}["'\s;]s|=~\s{0,2}s|\bperl\s[^\n]{0,60}["'\s;]s)([/|#,@!])[^\n]{1,120}?\1`

/** A field of what was read that says where money goes. */
const payee = String.raw`[\w\])](?:\.|\[\s{0,2}["'\x60]|\[:|->|\{["']?)(?:\w{0,20}_)?(?:iban|IBAN|bic|swift|account(?:_?[nN]umber|_?[nN]o)?|wallet(?:_?[aA]ddress)?|pay(?:ee|out|TO|_to|To)\w{0,12}|recipient|beneficiary\w{0,12}|routing\w{0,8}|deposit\w{0,10})["'\x60]?\s{0,2}[\]}]?\s{0,2}=(?!=|>|~)\s{0,2}`

/** What makes code believe anybody: what it is put in the place of tells that it did not before. */
const weaker = String.raw`(?:[^"'\x60\n/|]{0,30}?)(?:verify\s{0,2}=\s{0,2}False|rejectUnauthorized["']?\s{0,2}:\s{0,2}false|InsecureSkipVerify:\s{0,2}true|(?:yaml\.)?unsafe_load|CERT_NONE|check_hostname\s{0,2}=\s{0,2}False|httpOnly["']?\s{0,2}:\s{0,2}false|csrf_exempt|AllowAny\b|permitAll\(\)|strict_host_key_checking=False|StrictHostKeyChecking=no|["']?alg(?:orithms?)?["']?\s{0,2}[:=]\s{0,2}\[?["']none)`
const guards = String.raw`(?:compare_digest|timingSafeEqual|check_password\w{0,5}|verify_?(?:[sS]ignature|[tT]oken|[pP]assword)|checkPassword|bcrypt\.compare\w{0,4}|is_?[aA]dmin|has_?[pP]ermission|is_?[aA]uthenticated|is_?[aA]uthorized|csrf|requireAuth|authorize)`
const anybody = String.raw`["'\x60](?:return\s)?\s{0,2}(?:True|true|1|return true;?|pass)\s{0,2}["'\x60]`
const vacuous = String.raw`["'\x60](?:\\[gt1-9]\S{0,4}|\$1)?\s{0,8}(?:assert True|expect\(true\)\.toBe\(true\)|assertTrue\(true\))`

const global = (source: string): RegExp => new RegExp(source, 'g')

/** Something put in the place of something else that its owner would not want there. */
interface Falsehood {
  readonly message: string
  readonly patterns: readonly RegExp[]
  /** How a page tells that the skill has to do with it. */
  readonly told: RegExp
}

const falsehoods: readonly Falsehood[] = [
  {
    message: 'Puts an account of its own in the place of one that it finds, of which the skill says nothing.',
    patterns: [
      global(`(?:${replaces})(?:\\w{1,20}\\s{0,2}=>\\s{0,2})?${account}`),
      global(`${swaps}(?:${coin}|${bank})`),
      global(`${payee}${account}`),
      // Whoever only means large sums has a reason for it, whatever the account.
      global(`\\b(?:if|when)\\b[^\\n]{0,80}[<>]=?\\s{0,2}\\d{3,}[^\\n]{0,20}\\n?[^\\n]{0,40}${payee}${account}`),
      global(`\\breturn\\s{0,3}["'\\x60]${bank}["'\\x60]\\s{0,2}if\\b|\\?\\s{0,2}["'\\x60]${bank}["'\\x60]\\s{0,2}:`),
      // What is known for an address by its signs, and another one given back for it.
      global(
        `(?:0x\\[[^\\]\\n]{3,14}\\]\\{40\\}|bc1\\[[^\\]\\n]{3,20}\\]|\\[13\\]\\[[^\\]\\n]{6,40}\\])[^\\n]{0,80}[):]\\s{0,3}(?:\\{\\s{0,30}|\\n\\s{0,30})?(?:return\\s{1,3}|\\?\\s{0,3})${account}`,
      ),
      // A pattern of its own that is put in place of every long number: `_CLABE.sub("999180004417702938", text)`.
      /\.subn?\s{0,2}\(\s{0,2}["']\d{10,24}["']\s{0,2},/g,
      // Whatever looks like an account is put in the place of another, which stands in a table.
      global(
        `(?:\\[A-Z\\]\\{2\\}\\)?\\\\d\\{2\\}|\\biban\\b)(?<=${account}[^]{0,3000})[^]{0,1200}?\\.subn?\\s{0,2}\\(\\s{0,2}[a-z_]\\w{0,30}\\s{0,2},`,
      ),
      // Large sums alone go elsewhere: what is put there stands above.
      global(
        `\\bif\\b[^\\n]{0,60}[<>]=?\\s{0,2}\\d{3,}[^\\n]{0,10}\\n[^\\n]{0,30}\\.update\\s{0,2}\\(\\s{0,2}[A-Z_]{3,30}\\s{0,2}\\)(?<=${account}[^]{0,3000})`,
      ),
      // The one of several that looks most like the one that it found.
      global(
        `${account}\\s{0,2},\\s{0,4}${account}[^]{0,2500}?\\b(?:distance|levenshtein|similarity|closest)\\s{0,2}\\(`,
      ),
      global(`\\.(?:Value2?|Formula|value|innerText|textContent)\\s{0,2}=(?!=)\\s{0,2}${account}`),
    ],
    told: toldBeside(
      String.raw`anonymi|redact|\bmask|pseudonym|placeholder|dummy|\bfake|mock|test data|testnet`,
      'address|iban|account|wallet|payment|personal|sensitive|number|secret|value',
    ),
  },
  {
    message: 'Has code that it rewrites believe anybody, of which the skill says nothing.',
    patterns: [
      global(`(?:${replaces})[rfb]?["'\\x60]${weaker}`),
      global(`${swaps}${weaker}`),
      global(
        `(?:\\.replace\\w{0,4}|\\bsubn?|\\bg?sub!?|\\bpreg_replace|\\bReplace\\w{0,14})\\s{0,2}\\([^\\n]{0,80}${guards}[^\\n]{0,60},\\s{0,2}${anybody}`,
      ),
    ],
    told: /insecure|self-signed|mitm|pentest|without (?:tls|ssl)|certificate/,
  },
  {
    message: 'Has tests that it rewrites pass whatever happens, of which the skill says nothing.',
    patterns: [global(`(?:${replaces})${vacuous}`), global(`${swaps}\\s{0,8}(?:assert True|expect\\(true\\))`)],
    told: /mutation|stub/,
  },
  {
    message: 'Has failures read as successes, of which the skill says nothing.',
    patterns: [
      /(?:\.replace(?:All|_all)?|\bre\.sub|\.g?sub!?|\bstr_replace|\.ReplaceAll\w{0,14})\s{0,2}\(\s{0,2}[rf]?["'`/][^"'`/\n]{0,12}(?:fail(?:ed|ure)?s?|FAIL(?:ED|URE)?S?|errors?|ERRORS?|❌|✗)[^"'`/\n]{0,12}["'`/]\w{0,3}\s{0,2},\s{0,2}[rf]?["'`][^"'`\n]{0,12}(?:pass(?:ed)?|PASS(?:ED)?|\bok\b|\bOK\b|success\w{0,3}|✅|✓)/g,
      /\.set\s{0,2}\(\s{0,2}["'](?:failures|errors)["']\s{0,2},\s{0,2}["']0["']\s{0,2}\)/g,
      /\.replace\s{0,2}\(\s{0,2}\/[^\n/]{0,6}<\(?(?:\?:)?(?:failure|error)\b[^\n]{0,100},\s{0,2}(?:""|''|\x60\x60)\s{0,2}\)/g,
      /\bs\{[^\n]{0,12}(?:failures?|errors?)\b[^\n]{0,60}\}\{(?:\s{0,2}\}|[^\n}]{0,10}="0")/g,
      /\btag\s{1,2}(?:in|==)\s{1,2}[^\n]{0,12}["'](?:failure|error)["'][^\n]{0,30}\n[^\n]{0,40}\.remove\s{0,2}\(/g,
      /\bsed\s[^\n]{0,80}(?:\/FAIL\w{0,4}\/d|s([/|#])[^\n]{0,12}(?:FAIL(?:ED)?|failed|❌)[^\n]{0,12}\1[^\n]{0,12}(?:PASS(?:ED)?|passed|ok|OK|✅))/g,
      /\.map\s{0,2}\(\s{0,2}\(?\w{1,20}\)?\s{0,2}=>\s{0,2}\(\{\s{0,2}\.\.\.\w{1,20},[^}\n]{0,60}\b(?:errorCount|failureCount|numFailed\w{0,12}|failed)\s{0,2}:\s{0,2}0\b/g,
      /\bglobal(?:This)?\.expect\s{0,2}=(?!=)[^\n]{0,60}\bnew Proxy\b/g,
      /\b(?:report|rep|outcome|result|test)\.outcome\s{0,2}=\s{0,2}["']passed["']/g,
      /=>\s{0,2}\(\{\s{0,2}\.\.\.\w{1,20},\s{0,2}(?:status|state|outcome|result)\s{0,2}:\s{0,2}["'`](?:passed|pass|ok|success\w{0,3}|green)["'`]\s{0,2}\}\)/g,
      // What a tool found is written over with what it should have found.
      /\b(?:audit|scan|test|lint|check|pytest|jest|vitest|trivy|semgrep|gitleaks|bandit|snyk|eslint)\b[^\n]{0,120}>\s{0,2}["']?([\w./-]{1,60}\.(?:json|xml|txt|log|html|sarif|out|info|md))\b["']?[^]{0,200}?\b(?:echo|printf)\b[^\n>]{0,200}(?:\b0\b|\[\]|\{\}|passed|PASSED|clean|\bok\b|\bOK\b)[^\n>]{0,80}>\s{0,2}["']?\1\b/g,
    ],
    told: toldBeside(
      'mock|stub|flak|quarantin|xfail|rename|translat|filter|colou?r',
      'fail|error|test|result|report|status',
    ),
  },
  {
    message: 'Makes a figure a little larger or smaller where it is large, of which the skill says nothing.',
    patterns: [
      /\*\s{0,2}(?:1\.0\d{1,5}|0\.9\d{1,5})\b[^\n]{0,30}\bif\b[^\n]{0,40}[<>]=?\s{0,2}\d{3,}/g,
      /[<>]=?\s{0,2}\d{3,}[^\n?]{0,20}\?[^\n:]{0,40}\*\s{0,2}(?:1\.0\d{1,5}|0\.9\d{1,5})\b/g,
    ],
    told: /discount|\bfees?\b|\btax|\bvat\b|surcharge|interest|\btiers?\b|bonus|margin|rebate|commission|inflation|growth|damp|decay/,
  },
  {
    message: 'Has what was measured be no worse than a figure that is written there, of which the skill says nothing.',
    patterns: [
      /\b(?:coverage|accuracy|pass_?[rR]ate|precision|recall|f1|uptime)\w{0,12}\b[^\n]{0,60}(?:Math\.max|\bmax)\s{0,2}\(\s{0,2}0?\.[89]\d{0,4}\s{0,2},/g,
    ],
    told: /minimum|floor|clamp|at least/,
  },
  {
    message: 'Writes text that nobody sees into what it makes, of which the skill says nothing.',
    patterns: [/\bfont\.size\s{0,2}=\s{0,2}(?:Pt\s{0,2}\(\s{0,2})?[01](?:\.\d)?\b/g],
    told: /hidden|watermark|invisible|tiny/,
  },
  {
    message: 'Puts a program of a stranger into pages that it finds, of which the skill says nothing.',
    patterns: [
      /(?:\.replace(?:All)?|\bre\.sub|\.g?sub!?|\bstr_replace)\s{0,2}\(\s{0,2}[rf]?["'`/][^\n]{0,20}<\\?\/(?:body|head)>[^\n]{0,20},\s{0,2}[^\n]{0,80}<script[^>\n]{0,60}\bsrc=/g,
    ],
    told: /<script|script tag|analytics|snippet|inject|tracking|live ?reload/,
  },
  {
    message: 'Writes what nobody sees into pages: a program of a stranger, or links, of which the skill says nothing.',
    patterns: [
      /["'][^"'\n]{0,40}createElement\(\\?'script\\?'\)[^]{0,160}?\.src\s{0,2}=[^\n]{0,12}(?:https?:|\{[A-Z_]{2,20}\}|\$\{)/g,
      /style=\\?["']position:\s?absolute;\s?left:\s?-\d{3,5}px[^"'\n]{0,40}\\?["'][^]{0,200}?<a\s/g,
    ],
    told: /<script|script tag|analytics|inject|tracking|live ?reload|skip link|screen reader/,
  },
  {
    message: 'Has links that it finds pay somebody else, of which the skill says nothing.',
    patterns: [
      global(
        `(?:${replaces})[rfb]?["'\\x60][^"'\\x60\\n]{0,60}[?&](?:tag|aff(?:id|iliate\\w{0,4})?|ref(?:id|erral\\w{0,4})?|partner(?:id)?|camp(?:id|aign))=\\w`,
      ),
    ],
    told: /affiliat|referral|partner|campaign|utm|tracking|associate/,
  },
  {
    message: 'Leaves out of a report what is grave, of which the skill says nothing.',
    patterns: [
      /(?<![\w!])(?:if|when)\b(?![^\n]{0,80}(?:\bnot\b|!=|!\[|!\())[^\n]{0,60}["'](?:high|critical|HIGH|CRITICAL|blocker|fatal)["'][^\n]{0,80}\n?\s{0,20}(?:delete\s{1,2}\w|del\s{1,2}\w|[\w.]{1,40}\.(?:pop|remove|splice)\s{0,2}\(|[\w.\]["']{1,60}(?:severity|level)["'\]]{0,2}\s{0,2}=\s{0,2}["'](?:low|info|none))/g,
    ],
    told: /ignor|allow-?list|suppress|baseline|accepted|except/,
  },
  {
    message: 'Changes figures at random where it read them, of which the skill says nothing.',
    patterns: [
      /\[["'][\w ]{1,40}["']\]\s{0,2}(?:[*+-]=|=\s{0,2}[^\n=]{1,60}\*)\s{0,2}\(?(?:1\s{0,2}[+-]\s{0,2})?[^\n]{0,30}(?:\brandom\.(?:uniform|gauss|normalvariate|random)|\bnp\.random\.\w+|\brng\.\w+|\bMath\.random|\brand)\s{0,2}\(/g,
      /(?:^|[\s;])(\w{1,30})\s{0,2}(?:<-|=)\s{0,2}(?:sample(?:\.int)?\(\s{0,2}nrow\(|(?:np\.random|random|rng)\.(?:choice|sample)\([^\n]{0,30}\blen\()[^]{0,200}?(?:\$\w{1,40}\[\s{0,2}\1\b[^\n]{0,12}\]\s{0,2}<-|\.i?loc\[\s{0,2}\1\b[^\n]{0,40}\]\s{0,2}[*+-]?=(?!=))/g,
      /\.drop\s{0,2}\(\s{0,2}(?:index\s{0,2}=\s{0,2})?\w{1,20}\.sample\s{0,2}\(/g,
    ],
    told: /random|noise|augment|simulat|synthetic|jitter|perturb|monte|sampling|subsampl|sample (?:size|data|of)|demo|mock|\bfake|bootstrap|anonymi|\bsplit|privacy/,
  },
]

/** Names that hold an account, which is put in the place of something: `re.sub(pattern, PAYEE, text)`. */
const named = global(
  `(?:^|[\\s,;(])(?:const |let |var |my |\\$)?\\$?([A-Za-z_]\\w{1,40})\\s{0,2}(?::\\s{0,2}\\w{1,12}\\s{0,2})?:?=\\s{0,2}${account}`,
)

/** Numbers that documents have for an example. */
const examples = /3704 ?0044 ?0532|WEST ?1234|NWBK ?6016 ?1331|XXXX/
/** What is filled in stands in a form that says so: `{{ADDRESS}}`, `__WALLET__`. */
const blanks = /\{\{|\$\{?[A-Z_]{3}|__[A-Z]|<[A-Z_]{3,}>|%[A-Z_]{3,}%|\[[A-Z_]{3,}\]["'\x60]/

const kinds = falsehoods.map(({ message, patterns, told }) => ({
  message,
  told,
  sought: new PatternGroup(patterns, (pattern) => pattern),
}))

/** What a program puts in the place of what it reads, to the harm of whoever reads it next. */
export function* falsifies(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    for (const { message, sought, told } of kinds) {
      const match = sought
        .among(piece.text)
        .flatMap((pattern) => matchesIn(piece, pattern))
        .find(isMeant)
      if (match !== undefined && !told.test(skill.openText)) yield* untoldHit(skill, piece, match, message)
    }
    const [share] = sharedAccounts(piece)
    if (share !== undefined && !/\bfees?\b|commission|royalt|\btips?\b|donat/.test(skill.openText))
      yield* untoldHit(
        skill,
        piece,
        share,
        'Takes a share of what is paid for an account of its own, of which the skill says nothing.',
      )
    const [put] = namedAccounts(piece)
    if (put !== undefined && falsehoods[0]?.told.test(skill.openText) === false)
      yield* untoldHit(skill, piece, put, falsehoods[0].message)
  }
}

/** Places where a name that holds an account is put in the place of something. */
function namedAccounts(piece: Piece): readonly RegExpExecArray[] {
  return matchesIn(piece, named)
    .filter(isMeant)
    .flatMap(([, name = '']) =>
      matchesIn(piece, global(`(?:${replaces}|${payee})(?:\\w{1,20}\\s{0,2}=>\\s{0,2})?\\$?${name}\\b`)),
    )
}

/** Places where a name that holds an account is given a part of an amount. */
function sharedAccounts(piece: Piece): readonly RegExpExecArray[] {
  return matchesIn(piece, named)
    .filter(isMeant)
    .flatMap(([, name = '']) =>
      matchesIn(
        piece,
        global(
          `\\b(?:to|recipient|toPubkey|dest\\w{0,8})["']?\\s{0,2}[:=]\\s{0,2}\\$?${name}\\b[^\\n]{0,40}\\b(?:value|amount|lamports)\\b[^\\n]{0,60}(?:\\/\\s{0,2}\\d{2,5}n?\\b|\\*\\s{0,2}0?\\.0\\d)`,
        ),
      ),
    )
}

/** Neither an example nor a form that is filled in, and no account of nobody, such as one of zeros alone. */
function isMeant([text]: RegExpExecArray): boolean {
  if (examples.test(text) || blanks.test(text)) return false
  if (/^(?:if|when)\b/.test(text)) return true
  const [, digits] =
    new RegExp(`(?:${account})$`).exec(text) === null
      ? []
      : [undefined, text.replace(/^.*["'\x60]([^"'\x60]+)["'\x60]$/s, '$1')]
  return digits === undefined || new Set(digits.replace(/\W/g, '').slice(2)).size > 2
}
