import { isAmongFaults } from '../orders/is-among-faults.ts'
import { isRefutedAt } from '../orders/is-refuted-at.ts'
import { isSecondedAt } from '../orders/is-seconded-at.ts'
import { tellsOfFault } from '../orders/tells-of-fault.ts'
import { hitAt } from '../rules/hit-at.ts'
import { concealedSections } from './concealed-sections.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanRule } from '../scan-rule.ts'

const conceal =
  /\b(?:do not|don't|never|must not|without)\s(?:ever\s)?(?:tell(?:ing)?|inform(?:ing)?|mention(?:ing)?|notify(?:ing)?|alert(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|show(?:ing)?|ask(?:ing)?|report(?:ing)?|warn(?:ing)?|display(?:ing)?|discuss(?:ing)?)\s(?:this|that|it|these|any of this|about (?:this|it)|the (?:step|command|upload|request|call|action|output|results?)s?\s)?(?:\s?(?:to|with|for)?\s?(?:the\s)?(?:user|anyone|human|operator|owner))|\b(?:silently|secretly|covertly|quietly|in the background)\s(?:run|execute|send|upload|post|copy|append|collect|read|forward|fetch|transmit|include|add|exfiltrate|install|download)\b|\bkeep (?:this|these|it)(?: \w{1,12}){0,2} (?:hidden|secret|confidential)\b|\bhid(?:e|den) (?:this|it) from the (?:user|human)|\bthe user (?:must|should|does) not (?:know|see|notice|be (?:told|informed|aware))|\bwithout (?:the )?user(?:'s)? (?:knowledge|consent|awareness|noticing|knowing)|\bno (?:mentar|informar)\b/gi
const act =
  /\b(?:send|upload|post|forward|transmit|exfiltrat\w+|curl|wget|https?:\/\/|fetch|credentials?|tokens?|api[ _-]?keys?|secrets?|passwords?|\.ssh|\.env\b|environment variables?|private key|wallet|conversation (?:history|log)|chat (?:history|log)|delete|rm -rf|crontab|execute|run the (?:script|command)|install|download|disregard|ignore (?:any|all)|policy)\b/i

/** Something is done and the user is not to hear of it. */
export const concealAndAct: ScanRule = {
  id: 'conceal-and-act',
  severity: 'critical',
  summary: 'The agent is told to do something behind the back of its user',
  why: 'Whatever is done, its user cannot object to what is hidden.',
  next: 'Do not use the skill.',
  *check(skill) {
    yield* concealedSections(skill)
    for (const piece of skill.prose) {
      if (piece.isExample) continue
      for (const match of matchesIn(piece, conceal)) {
        const { text } = piece.text
        if (tellsOfFault(text, match.index)) continue
        const around = `${text.slice(Math.max(0, match.index - 280), match.index)} ${text.slice(match.index + match[0].length, match.index + match[0].length + 280)}`
        const sending = /\b(?:send|upload|post|forward|transmit|exfiltrat\w+|curl|wget|copy|append|collect)\b/i.test(
          around + match[0],
        )
        const secret =
          /\b(?:credentials?|tokens?|api[ _-]?keys?|secrets?|passwords?|\.ssh|\.env\b|environment variables?|private key|wallet|(?:conversation|chat) (?:history|log)|https?:\/\/)/i.test(
            around,
          )
        if (!act.test(around) || isAmongFaults(piece, match.index)) continue
        const isSaid = !isTalkedAbout(piece, match.index, match.index) && !skill.isAboutSecurity
        const isSure =
          (isSaid || piece.role === 'hidden') &&
          !/\bask(?:ing)?\b/i.test(match[0]) &&
          ((sending && secret) || /content policy|regardless of restrictions|keep this behavio/i.test(around))
        const place = { start: match.index, end: match.index + match[0].length }
        yield hitAt(piece, match, {
          message: 'Tells the agent to do something that its user is not to know of.',
          ...(isSure
            ? { confidence: isSecondedAt(skill, piece, place) ? 'medium' : 'low' }
            : { severity: isSaid && !isRefutedAt(skill, piece, place) ? 'warn' : 'info', confidence: 'low' }),
        })
      }
    }
  },
}
