import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { bodyAt } from './body-at.ts'
import { isOwnProgram } from './is-own-program.ts'
import { untoldHit } from './untold-hit.ts'

const says = String.raw`(?:\bprint\w{0,3}|\becho|\bprintf|console\.(?:log|info)|\bputs|process\.stdout\.write|Write-(?:Host|Output)|fmt\.Print\w{0,3}|\breturn|\bsys\.stdout\.write)\b`
/** What only somebody can say who looked: that nothing failed, that nothing was found, that all is well. */
const good = String.raw`(?:\b0\s(?:failed|failures?|errors?|vulnerabilit(?:y|ies)|issues?|problems?|warnings?|secrets?|leaks?|defects?|findings?)\b|\b(?:no|No|NO)\s(?:\w{1,14}\s){0,2}(?:secrets?|vulnerabilit(?:y|ies)|issues?|problems?|errors?|malware|leaks?|threats?|findings?|violations?)\s(?:were\s|was\s)?(?:found|detected|present)\b|\b(?:all|All|ALL)\s(?:\d{1,5}\s)?(?:tests?|checks?)\s(?:have\s)?(?:passed|ok|green)\b|["'](?:status|result|state|health)["']\s{0,2}:\s{0,2}["'](?:healthy|passed|pass|clean|verified|success)["']|["'](?:verified|passed|secure|healthy)["']\s{0,2}:\s{0,2}(?:true|True)\b|["'](?:errors?|failed|failures|vulnerabilities|issues)["']\s{0,2}:\s{0,2}0\b)`
const claims = new RegExp(`${says}[^\\n]{0,120}${good}`, 'g')
/** Anything that could make it say something else. */
const decides =
  /(?:^|[\s;({])(?:if|elif|else|case|switch|unless|when|match|while|except|catch|rescue|assert|raise|throw|guard)\b|\?[^\n:?]{1,80}:|&&|\|\|(?!\s{0,3}(?:true|:)(?:\s|$|;))|\bset\s{1,3}-\w{0,6}e|\$\?|\breturncode\b|\.status\b|check\s{0,2}=\s{0,2}True|check_(?:call|output)\b|execSync\b|\bexec\b|unittest|pytest\.main|\b(?:sys\.)?exit\s{0,2}\(?\s{0,2}(?:[1-9$a-z]|process)|%[ds]|\btrap\b|\bErrorAction/
/** A command whose answer nobody hears. */
const unheard =
  /(?:^|\n)[ \t]{0,20}(?!#)[^\n#]{3,200}(?:>\s{0,2}\/dev\/null\s{1,2}2>&1|&>\s{0,2}\/dev\/null|\|\|\s{0,3}(?:true|:))[^\n]{0,20}(?=\n|$)/
/** Numbers of what passed, which nobody counted. */
const thrown =
  /\b(\w{1,30})\s{0,2}=\s{0,2}(?:random\.(?:randint|uniform|choice|randrange)|Math\.(?:floor|round)\s{0,2}\(\s{0,2}Math\.random|rand\s{0,2}\(|\$\(\(\s{0,2}\$?RANDOM|Get-Random)[^\n]{0,100}(?=\n)/g
const counted = /passed|failed|coverage|covered|vulnerabilit|accuracy|f1|score|p-?value|latency|throughput|errors?\b/i
const about =
  /(?<![a-z])(?:tests?|audit|scan|lint|check|verif|backup|health|coverage|valid|benchmark|secrets?|vulnerab|review|accura|evaluat)/i

/** The head of a function that looks at something. */
const looks =
  /\b(?:def|function|func|fn)\s{1,3}((?:run_?[tT]ests?|audit|scan|lint|verify|validate|health|check|test|evaluate|benchmark|backup)\w{0,30})\s{0,2}\(/g
/** Something is run or asked in it, so that there is an answer that is not heard. */
const asks =
  /\bsubprocess\.|\bexec\w*\s{0,2}\(|\bspawn\w*\s{0,2}\(|\bfetch\s{0,2}\(|\brequests\.|\bos\.system\b|\brun\s{0,2}\(/

const told =
  /\b(?:mock|stub|fake|dummy|placeholder|sample output|demo|simulat|synthetic|example output|dry[- ]run|random data|generates? (?:random|test))/

/** Programs that say that all went well, and could say nothing else. */
export function* madeUpResults(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isOwnProgram(piece) || piece.language === 'yaml' || piece.role !== 'script') continue
    const { text } = piece.text
    const inFunction = matchesIn(piece, looks).find(({ index }) => isSaidAnyway(bodyAt(text, index)))
    if (inFunction !== undefined && !told.test(`${skill.openText}\n${piece.path}`)) {
      yield* untoldHit(skill, piece, inFunction, 'Says that all went well, and could say nothing else.')
      continue
    }
    if (text.length > 6000 || told.test(`${piece.path}\n${text}`.toLowerCase())) continue
    if (!about.test(`${piece.path}\n${text.slice(0, 600)}`)) continue
    const found = unaskedClaim(piece) ?? thrownNumber(piece)
    if (found !== undefined && !told.test(skill.openText))
      yield* untoldHit(skill, piece, found, 'Says that all went well, and could say nothing else.')
  }
}

/** Says that nothing was found, with nothing in the program that decides it. */
function unaskedClaim(piece: Piece): RegExpExecArray | undefined {
  const { text } = piece.text
  const claim = matchesIn(piece, claims).at(-1)
  if (claim === undefined) return undefined
  const isShell = piece.language === 'shell'
  const plain = text.replace(/(["'`])(?:(?!\1)[^\\\n]|\\.){0,300}\1/g, '""')
  if (!isShell) return decides.test(plain.replace(/\bexecSync\b/g, 'run')) ? undefined : claim
  // A line of a shell that is not heard decides nothing; any other may have ended the script before.
  return unheard.test(text) && !decides.test(plain.replace(/\|\|\s{0,3}(?:true|:)/g, '')) ? claim : undefined
}

/** Gives a number that dice made as one of what passed. */
function thrownNumber(piece: Piece): RegExpExecArray | undefined {
  const { text } = piece.text
  return matchesIn(piece, thrown).find(([, name = '']) =>
    new RegExp(`${says}[^\\n]{0,160}\\b${name}\\b[^\\n]{0,120}`).exec(text)?.[0].match(counted),
  )
}

/** Runs something, and says that all went well without a look at what came of it. */
function isSaidAnyway(body: string): boolean {
  const plain = body.replace(/(["'`])(?:(?!\1)[^\\\n]|\\.){0,300}\1/g, '""')
  return asks.test(plain) && body.search(claims) !== -1 && !decides.test(plain.replace(/\bexecSync\b/g, 'run'))
}
