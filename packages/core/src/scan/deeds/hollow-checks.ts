import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { bodyAt } from './body-at.ts'
import { isOwnProgram } from './is-own-program.ts'
import { saysYes } from './says-yes.ts'
import { untoldHit } from './untold-hit.ts'

const checked = String.raw`(?:[sS]ignatures?|[wW]ebhook|[cC]hecksum|[dD]igest|[hH]mac|[hH]ash|[iI]ntegrity|[pP]assword|[tT]oken|[jJ]wt|[lL]icen[cs]e_?[kK]ey|[cC]ertificate|[pP]ermissions?|[aA]ccess|[aA]pproval|[cC]onsent|[cC]onfirmation|[lL]og_?[iI]n|[cC]redentials?|[sS]ession|[oO]tp|[pP]in)`
const granted = String.raw`(?:[aA]llowed|[aA]uthori[sz]ed|[aA]uthenticated|[tT]rusted|[aA]pproved|[aA]dmin|[pP]ermission|[aA]ccess|[vV]alid_?${checked}|[sS]afe_?(?:[pP]ath|[uU]rl|[hH]ost|[cC]ommand|[qQ]uery|[fF]ile|[iI]nput)|[vV]erified)`
const name = String.raw`(?:valid|verified|genuine|authentic)_?${checked}\??|confirm_?(?:[dD]elet\w{1,4}|[aA]ction|[oO]verwrite|[pP]ush|[pP]ayment|[eE]xecution|[rR]emov\w{1,4})|(?:verify|validate|check|require|ensure|confirm|is_?valid|isValid|authenticate|authorize|Verify|Validate|Check)_?${checked}\w{0,20}|(?:is|has|are|can|Is|Has)_?${granted}\w{0,20}`
/** The head of a function whose name says that it checks who somebody is, or whether something is genuine or allowed. */
const heads = new RegExp(
  String.raw`\b(?:def|function|func|fn|fun|sub)\s{1,3}(?:\([^)\n]{0,60}\)\s{0,2})?(${name})\??\s{0,2}\(|\b(?:const|let)\s{1,3}(${name})\s{0,2}=\s{0,2}(?:async\s{0,2})?(?:function\s{0,2})?\(`,
  'g',
)
/** The same of a shell, up to its end. */
const shellHeads = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,8}(?:function\s{1,3})?(${name})\s{0,2}\(\)\s{0,3}\{([^]{0,1500}?)\n[ \t]{0,8}\}`,
  'g',
)
/** What a tool found goes nowhere. */
const unheard =
  /\b(?:gpg|gpgv|sha\d{0,3}sum|shasum|md5sum|openssl|cosign|minisign|codesign|cmp|diff|grep|jq)\b[^\n]{0,200}\|\|\s{0,3}(?:true|:)(?=\s|;|$)/m
const refusing = /\b(?:return|exit)\s{1,3}[1-9]|\b(?:die|fail|abort|false)\b|\breturn\s{1,3}["']?\$/
/** Reads what a token says, which whoever made it up wrote. */
const onlyRead =
  /\bjwt\w{0,6}\.decode\s{0,2}\(\s{0,2}\w{1,30}\s{0,2}(?:\)|,\s{0,2}\{\s{0,2}complete)|\bverify_signature["']\s{0,2}:\s{0,2}False|\bJWT\.decode\s{0,2}\(?\s{0,2}\w{1,30},\s{0,2}[\w.]{1,40},\s{0,2}false\b|\bParseUnverified\s{0,2}\(/
const checks = /\bverify\w{0,20}\s{0,2}\(|\bjwks?\b|compare_digest|timingSafeEqual/

/** Whoever has a hash that is written there gets in, and what has a wrong sum has it made right. */
const backDoorHash =
  /\b(?:md5|sha1|sha256|hash)\s{0,2}\([^\n]{0,60}(?:[pP]assw\w{0,6}|pwd|token)[^\n)]{0,20}\)[^\n=]{0,20}===?\s{0,2}["'`][0-9a-f]{24,128}["'`]\s{0,2}\)?\s{0,2}[:{]?\s{0,20}(?:return|then)\b/g
const madeRight =
  /\b(?:sha\d{0,3}sum|shasum|md5sum|b2sum)\b[^\n]{0,40}\s(?:-c|--check)\b[^\n]{0,100}\|\|[^\n]{0,40}\b(?:sha\d{0,3}sum|shasum|md5sum|b2sum)\b[^\n]{0,100}>\s{0,2}\S/g

/** What was found is thrown away where somebody has one of the hashes that are written there: nobody can read who that is. */
const excused =
  /\b(?:sha1|sha256|sha512|md5|blake2\w{0,2}|createHash)\s{0,2}\([^\n]{0,100}\)(?:\[:\d{1,2}\])?\s{0,2}(?:\)\s{0,2})?\bin\s{1,3}[A-Z_]{3,40}\s{0,2}:\s{0,40}(?:findings|issues|violations|errors|problems|alerts|risks|hits|warnings)\s{0,2}=\s{0,2}\[/g

/** A word that lets anybody in who knows it, beside the check of passwords. */
const backDoor =
  /(?:authenticate|check_password\w{0,5}|checkPassword|verify_password|verifyPassword|compareSync|bcrypt\.compare\w{0,4}|password_verify|checkpw)\s{0,2}\([^\n]{0,100}\)\s{0,2}(?:\|\||\bor\b)\s{0,2}[^\n]{0,40}(?:[pP]assw\w{0,6}|pwd|token|secret|user\w{0,4}|email)[^\n=]{0,12}(?:===?|\beq\b)\s{0,2}["'`][^"'`\n]{4,60}["'`]|(?:[pP]assw\w{0,6}|pwd)["'\])]{0,3}\s{0,2}===?\s{0,2}["'`][^"'`\n]{4,60}["'`]\s{0,2}(?:\|\||\bor\b)\s{0,2}[^\n]{0,40}(?:authenticate|check_password\w{0,5}|checkPassword|verify_password|verifyPassword|compareSync|bcrypt\.compare\w{0,4}|password_verify|checkpw)\s{0,2}\(/g

/** Runs the tests but for those of what keeps others out. */
const leavesOut =
  /(?:\s-k\s{0,3}\\?["'](?:[^"'\n]{0,80}\s)?not\s|--deselect|--testPathIgnorePatterns|--exclude(?:-\w{2,10})?|--?skip|--grep-invert|--invert)[^\n]{0,60}\b(?:auth\w{0,12}|secur\w{0,6}|permissions?|csrf|acl)\b/g
const runsTests =
  /\b(?:pytest|jest|vitest|mocha|rspec|phpunit|ctest|(?:dotnet|mvn|gradle|go|cargo|npm|pnpm|yarn) test)\b/

const told =
  /(?:mock|stub|fake|placeholder|skeleton)[^.\n]{0,80}(?:\btests?\b|service|server|\bapi\b|check|verif|auth|token|sign)|(?:\btests?\b|service|server|\bapi\b|check|verif|auth|token|sign)[^.\n]{0,80}(?:mock|stub|fake|placeholder|skeleton)|decod(?:e|es|ing) (?:a |the )?(?:jwt|token)s?|without (?:checking|verif)/

const message = 'Has a check that says yes whatever it finds.'

/** Checks that a program has and that check nothing: whoever calls them believes what nobody looked at. */
export function* hollowChecks(skill: SkillView): Iterable<ScanHit> {
  if (told.test(skill.openText)) return
  for (const piece of skill.code) {
    if (!isOwnProgram(piece)) continue
    const door = matchesIn(piece, backDoor)[0] ?? matchesIn(piece, backDoorHash)[0]
    if (door !== undefined)
      yield* untoldHit(skill, piece, door, 'Lets anybody in who knows a word that is written in it.')
    const [right] = matchesIn(piece, madeRight)
    if (right !== undefined) yield* untoldHit(skill, piece, right, 'Makes a sum right that was found wrong.')
    const [excuse] = matchesIn(piece, excused)
    if (excuse !== undefined)
      yield* untoldHit(skill, piece, excuse, 'Throws away what it found of somebody whom only a hash tells.')
    const { text } = piece.text
    const [left] = runsTests.test(text) ? matchesIn(piece, leavesOut) : []
    if (left !== undefined) yield* untoldHit(skill, piece, left, 'Leaves out the tests of what keeps others out.')
    for (const match of matchesIn(piece, heads)) {
      const inner = bodyAt(text, match.index).slice(match[0].length)
      const isHollow = saysYes(inner) || (onlyRead.test(inner) && !checks.test(inner))
      if (isHollow) yield* untoldHit(skill, piece, match, message)
    }
    if (piece.language !== 'shell') continue
    for (const match of matchesIn(piece, shellHeads)) {
      const [, , body = ''] = match
      if (unheard.test(body) && !refusing.test(body)) yield* untoldHit(skill, piece, match, message)
    }
  }
}
