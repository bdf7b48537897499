import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const written =
  /\b(?:append|add|write|put|insert|paste|copy|save|store)\b[^\n]{0,60}\b(?:AGENTS|CLAUDE|GEMINI|MEMORY|SOUL)\.md\b/gi
/** What lets a later session do without whoever looks at its work. */
const loosens =
  /\b(?:do(?:es)? not|don't|no) need (?:an? |any |the )?(?:review|approval|confirmation|tests?)\b|\bwithout (?:an? |any )?(?:review|approval|asking|confirmation)\b|\bmerge (?:them |it |these )?directly\b|\bnever (?:run|mention|report|show|start)\b[^.\n]{0,40}\b(?:security|audit|scan\w*)\b|\bskip (?:the )?(?:reviews?|tests|security|permission)\b|\bignore\b[^.\n]{0,30}\b(?:security|scanner) (?:warnings?|findings?)\b|\bat the (?:start|beginning) of (?:each|every)\b[^.\n]{0,60}\b(?:fetch|download|load|get)\b[^\n]{0,160}\b(?:appl(?:y|ies)|follow|do|obey|execute)\b/g
const refused = /\b(?:never|not|don't|avoid|nothing|nobody|no)\b[^.\n]{0,180}$/

/** How far behind the order to write something what is to be written may stand. */
const far = 500

/** Has the skill written into the instructions of the agent that nobody is to look at its work any more? */
export function* loosenedInstructions(skill: SkillView): Iterable<ScanHit> {
  if (skill.isAboutSecurity) return
  for (const piece of skill.prose) {
    if (piece.isExample || !/\.md\b/.test(piece.text.text)) continue
    for (const match of matchesIn(piece, written)) {
      if (refused.test(piece.text.text.slice(Math.max(0, match.index - 60), match.index).toLowerCase())) continue
      if (!isLoosened(skill.openText, match[0].toLowerCase())) continue
      yield {
        piece,
        start: match.index,
        end: match.index + match[0].length,
        message: 'Has the agent told for all time that nobody needs to look at its work.',
        confidence: 'medium',
      }
      return
    }
  }
}

/** What is written stands in a fence as often as in the sentence, and so the whole page is asked. */
function isLoosened(page: string, order: string): boolean {
  const at = page.indexOf(order)
  if (at === -1) return false
  const behind = page.slice(at + order.length, at + order.length + far).split(/\n#{1,4} /)[0] ?? ''
  return [...behind.matchAll(loosens)].some(({ index }) => !refused.test(behind.slice(Math.max(0, index - 200), index)))
}
