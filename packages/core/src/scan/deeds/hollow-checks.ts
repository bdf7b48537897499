import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOwnProgram } from './is-own-program.ts'
import { untoldHit } from './untold-hit.ts'

const checked = String.raw`(?:[sS]ignatures?|[wW]ebhook|[cC]hecksum|[dD]igest|[hH]mac|[pP]assword|[tT]oken|[jJ]wt|[lL]icen[cs]e_?[kK]ey|[cC]ertificate|[pP]ermissions?|[aA]ccess)`
/** The head of a function whose name says that it checks who somebody is, or whether something is genuine. */
const heads = new RegExp(
  String.raw`\b(?:def|function|func|fn|fun|sub)\s{1,3}(?:\([^)\n]{0,60}\)\s{0,2})?((?:verify|validate|check|is_?valid|isValid|authenticate|authorize|Verify|Validate|Check)_?${checked}\w{0,20})\s{0,2}\(|\b(?:const|let)\s{1,3}((?:verify|validate|check|isValid)_?${checked}\w{0,20})\s{0,2}=\s{0,2}(?:async\s{1,2})?(?:function\s{0,2})?\(`,
  'g',
)
/** Says yes, and would say so whatever it had found. */
const anyway =
  /\breturn\s{1,3}\(?\s{0,2}(?:True\s{1,3}or\b|true\s{0,3}\|\|)|\breturn\b[^\n]{0,200}(?:\bor\s{1,3}True\b|\|\|\s{0,3}(?:true|!0)\b)/
/** Reads what a token says, which whoever made it up wrote. */
const onlyRead =
  /\bjwt\w{0,6}\.decode\s{0,2}\(\s{0,2}\w{1,30}\s{0,2}(?:\)|,\s{0,2}\{\s{0,2}complete)|\bverify_signature["']\s{0,2}:\s{0,2}False|\bParseUnverified\s{0,2}\(/
const checks = /\bverify\w{0,20}\s{0,2}\(|\bjwks?\b|compare_digest|timingSafeEqual/

/** Says yes to one word that is written there. */
const opens = /===?\s{0,2}["'`][^"'`\n]{4,60}["'`]\s{0,2}\)?\s{0,2}[:{]?\s{0,40}return\s{1,3}(?:true|True)\b/

/** Compares, and says yes at every end; nothing is thrown either. */
function isBlind(body: string): boolean {
  const ends = [...body.matchAll(/\breturn\b[ \t]{0,4}([^;\n}]{0,120})/g)].map(([, value = '']) => value.trim())
  return (
    ends.length > 0 &&
    ends.every((value) => /^(?:true|True)$/.test(value)) &&
    /!==?|===?|\bdigest\b|hexdigest|[hH]mac/.test(body) &&
    !/\b(?:throw|raise|panic|assert|abort|exit|fail|reject|die)\b/i.test(body)
  )
}

/** A word that lets anybody in who knows it, beside the check of passwords. */
const backDoor =
  /(?:authenticate|check_password\w{0,5}|checkPassword|verify_password|verifyPassword|compareSync|bcrypt\.compare\w{0,4}|password_verify|checkpw)\s{0,2}\([^\n]{0,100}\)\s{0,2}(?:\|\||\bor\b)\s{0,2}[^\n]{0,40}(?:[pP]assw\w{0,6}|pwd|token|secret|user\w{0,4}|email)[^\n=]{0,12}(?:===?|\beq\b)\s{0,2}["'`][^"'`\n]{4,60}["'`]|(?:[pP]assw\w{0,6}|pwd)["'\])]{0,3}\s{0,2}===?\s{0,2}["'`][^"'`\n]{4,60}["'`]\s{0,2}(?:\|\||\bor\b)\s{0,2}[^\n]{0,40}(?:authenticate|check_password\w{0,5}|checkPassword|verify_password|verifyPassword|compareSync|bcrypt\.compare\w{0,4}|password_verify|checkpw)\s{0,2}\(/g

const told =
  /mock|stub|fake|placeholder|skeleton|decod(?:e|es|ing) (?:a |the )?(?:jwt|token)s?|without (?:checking|verif)/

/** Checks that a program has and that check nothing: whoever calls them believes what nobody looked at. */
export function* hollowChecks(skill: SkillView): Iterable<ScanHit> {
  if (told.test(skill.openText)) return
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    const [door] = matchesIn(piece, backDoor)
    if (door !== undefined)
      yield* untoldHit(skill, piece, door, 'Lets anybody in who knows a word that is written in it.')
    const { text } = piece.text
    for (const match of matchesIn(piece, heads)) {
      const body = bodyAt(text, match.index)
      const inner = body.slice(match[0].length)
      const isHollow =
        anyway.test(body) || opens.test(inner) || isBlind(inner) || (onlyRead.test(body) && !checks.test(inner))
      if (isHollow) yield* untoldHit(skill, piece, match, 'Has a check that says yes whatever it finds.')
    }
  }
}

/** From the head of a function up to the next one that is no deeper, or as far as a function on a screen goes. */
function bodyAt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const indent = /^[ \t]{0,40}/.exec(text.slice(lineStart, lineStart + 40))?.[0] ?? ''
  const rest = text.slice(start, start + 1500)
  const next = new RegExp(`\\n${indent}(?=[^\\s})\\]#/])`).exec(rest.slice(1))
  return next === null ? rest : rest.slice(0, next.index + 1)
}
