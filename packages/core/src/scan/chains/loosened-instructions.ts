import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const written =
  /\b(?:append|add|write|put|insert|paste|copy|save[ds]?|store|remember|record|note|keep)\b[^\n]{0,60}(?:\b(?:AGENTS|CLAUDE|GEMINI|MEMORY|SOUL)\.md\b|\b(?:long-term|persistent|auto-?|agent|project|user|your|the) ?memor(?:y|ies)\b|\bmemory tool\b|\b(?:as|in|to) (?:an? |the )?(?:\w+ )?(?:memor(?:y|ies)|user preferences?)\b)|\b(?:each|every|all|other|installed)\b[^\n]{0,30}\bSKILL\.md\b[^\n]{0,80}\b(?:append|add|write|put|insert|paste|copy|prepend|inject)\b|\b(?:append|add|write|put|insert|paste|copy|prepend|inject)\b[^\n]{0,60}\b(?:each|every|all|other|installed)\b[^\n]{0,20}\b(?:SKILL\.md|skills)\b/gi
/** What lets a later session do without whoever looks at its work. */
const loosens =
  /\b(?:do(?:es)? not|don't|no) need (?:an? |any |the )?(?:review|approval|confirmation|tests?)\b|\bwithout (?:an? |any )?(?:review|approval|asking|confirmation)\b|\bmerge (?:them |it |these )?directly\b|\bnever (?:run|mention|report|show|start)\b[^.\n]{0,40}\b(?:security|audit|scan\w*)\b|\bskip (?:the )?(?:reviews?|tests|security|permission)\b|\bignore\b[^.\n]{0,30}\b(?:security|scanner) (?:warnings?|findings?)\b|\bat the (?:start|beginning) of (?:each|every)\b[^.\n]{0,60}\b(?:fetch|download|load|get)\b[^\n]{0,160}\b(?:appl(?:y|ies)|follow|do|obey|execute)\b|\b(?:before|first|prior to)\b[^.\n]{0,40}\b(?:fetch|download|load|get|read)\b[^\n]{0,60}https?:\/\/[^\n]{0,100}\b(?:appl(?:y|ies)|follow|obey|execute)\b|\buser (?:fully |completely )?(?:trusts|does not (?:want|wish|like|need) to be (?:asked|prompted|consulted|reminded|warned)|prefers not to be (?:asked|prompted|consulted)|asked not to be (?:asked|reminded|prompted|warned)|(?:has )?(?:(?:pre-?)?approved|authori[sz]ed|consented to|confirmed|agreed to|allowed|granted)\b[^.\n]{0,40}\b(?:all|every|any|skipped|skipping|without|reviews?|in advance|future|later))|\b(?:reviews?|checks?|confirmations?|approvals?|scans?|verification) (?:of \w+ )?(?:can|may|should|need not) be (?:skipped|done|omitted|left out|waived)|\b(?:send|give|hand|upload|share)\b[^.\n]{0,30}\b(?:files|credentials|keys|secrets|passwords|tokens)\b[^.\n]{0,30}\bwhen(?:ever)? (?:it|they|asked)\b|\bprefers? (?:packages|downloads|installs?|mirrors?|dependencies) from https?:/g
/** The user hears of it: `may write to AGENTS.md without asking; tell the user what was added`. */
const toldOf =
  /^[^.\n]{0,80}\b(?:tell|inform|show|notify|report to|let) (?:the |your )?users? (?:what|which|that|of|about|know|every|each|the)\b/
const refused = /\b(?:never|not|don't|avoid|nothing|nobody|no)\b[^.\n]{0,180}$/

/** How far behind the order to write something what is to be written may stand. */
const far = 500

/** Has the skill written into the instructions of the agent that nobody is to look at its work any more? */
export function* loosenedInstructions(skill: SkillView): Iterable<ScanHit> {
  if (skill.isAboutSecurity) return
  for (const piece of skill.prose) {
    if (piece.isExample || !/\.md\b|memor|preference/i.test(piece.text.text)) continue
    for (const match of matchesIn(piece, written)) {
      if (refused.test(piece.text.text.slice(Math.max(0, match.index - 60), match.index).toLowerCase())) continue
      if (!isLoosened(skill.openText, match[0].toLowerCase())) continue
      yield hitAt(piece, match, {
        message: 'Has the agent told for all time that nobody needs to look at its work.',
        confidence: 'medium',
      })
      return
    }
  }
}

/** What is written stands in a fence as often as in the sentence, and so the whole page is asked. */
function isLoosened(page: string, order: string): boolean {
  const at = page.indexOf(order)
  if (at === -1) return false
  const behind = page.slice(at + order.length, at + order.length + far).split(/\n#{1,4} /)[0] ?? ''
  return [...behind.matchAll(loosens)].some(
    ({ index }) =>
      !refused.test(behind.slice(Math.max(0, index - 200), index)) && !toldOf.test(behind.slice(index, index + 120)),
  )
}
