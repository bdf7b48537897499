import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const orders =
  /\b(?:ignore|disregard|forget|override|read|send|run|execute|fetch|curl|upload|post|delete|reveal|follow|include|append|you must|always|never tell|do not tell|assistant|agent|system)\b/gi

/** `AI agents:` before an order that reaches out. */
const addressed =
  /\b(?:(?:note|message|instructions?|attention)\s(?:to|for)\s(?:the\s|any\s|all\s)?(?:ai|llm|model|assistant|agent)s?(?:\s(?:agents?|assistants?|models?))?|(?:ai|llm)\s(?:agents?|assistants?|models?)|ai)\s{0,2}(?:[:,]|must\b|should\b)[^\n]{0,160}?(?:\b(?:send|upload|post|fetch|curl|wget|exfiltrate|forward)\b[^\n]{0,120}(?:https?:\/\/|\.ssh|\.env|credentials)|\bdisregard\b|\bignore (?:the|all|any|your|previous)\b|\brun\s`?(?:curl|wget|bash|powershell)\b)/gi
const unseen =
  /<\w{1,12}\b[^>\n]{0,200}(?:display\s{0,2}:\s{0,2}none|visibility\s{0,2}:\s{0,2}hidden|font-size\s{0,2}:\s{0,2}[01](?:px|pt)?\b|opacity\s{0,2}:\s{0,2}0\b|color\s{0,2}:\s{0,2}(?:white|#fff\w{0,3}|transparent))[^>\n]{0,200}>[^<\n]{0,200}\b(?:send|upload|ignore|disregard|run|execute|read|fetch|curl|agent|assistant)\b[^<\n]{0,200}/gi

/** Orders for an agent in a comment. */
const commented =
  /\b(?:(?:ai|llm|assistant|agent|claude|model)s?\b[^\n]{0,80}\b(?:must|should|always|execute|run|send|read|open|upload|fetch|delete|ignore|disregard|append|install)\b[^\n]{0,100}(?:https?:\/\/|~\/|\.ssh|\.env\b|\.netrc|credentials|api keys?|tokens?|passwords?|curl|wget|bash|rm -|instructions|user(?:'s)? (?:data|files|request))|(?:execute|run|curl|wget|send|upload|exfiltrate)\b(?!\()[^\n]{0,80}(?:https?:\/\/|\.ssh|\.env\b|credentials|api keys?\b|tokens?\b))/gi

const kept = /~\/|\.ssh|\.env\b|\.netrc|credentials|api keys?|tokens?|passwords?|user(?:'s)? |instructions|rm -/i
const nowhere = /(?:^|\.)example\.(?:com|org|net)$/

/** A place in a template that is to be filled in, as `e.g. curl https://example.com/install.sh`: nobody answers there, and nothing goes there. */
function isBlank({ text: { text } }: Piece, { index, 0: words }: RegExpExecArray): boolean {
  const end = text.indexOf('\n', index + words.length)
  const line = text.slice(text.lastIndexOf('\n', index) + 1, end === -1 ? undefined : end)
  const addresses = addressesIn(line)
  return addresses.length > 0 && addresses.every(({ host }) => nowhere.test(host)) && !kept.test(line)
}

/** What can be written without a typeface showing it: tags, variation selectors, spaces without a width. */
function* unseenCharacters(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.prose) {
    // What stands in a comment is made of ordinary characters, each from a place of its own.
    const isUnseen =
      piece.role === 'hidden' &&
      piece.layer === 0 &&
      piece.text.text.length > 1 &&
      piece.text.origin(0) === piece.text.origin(1)
    if (!isUnseen) continue
    const [match] = matchesIn(piece, orders)
    if (match === undefined && piece.text.text.length < 8) continue
    // A word without a blank, as a coin in an emoji, is data and no order.
    const isData = match === undefined && !/\s/.test(piece.text.text)
    yield {
      piece,
      start: 0,
      end: piece.text.text.length,
      message: 'Hides words in characters that nobody sees.',
      ...(isData && { severity: 'warn' }),
    }
  }
}

function* spokenPast(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.prose) {
    if (piece.isExample || skill.isAboutSecurity || piece.role !== 'prose') continue
    for (const match of matchesIn(piece, addressed)) {
      const isNamed = !/["'(]$/.test(piece.text.text.slice(0, match.index).trimEnd())
      if (isTalkedAbout(piece, match.index, match.index) && isNamed) continue
      yield hitAt(piece, match, { message: 'Speaks past the user, to the agent.', confidence: 'medium' })
    }
  }
}

/** Whom nobody speaks to in a page that is only looked at. */
const reader = /\b(?:assistant|agent|claude|codex|copilot)\b/i
const example = /(?:^|\/)(?:examples?|samples?)\//i

/** What a page about security shows stands in code; what stands on the page itself is on the page. */
function* unseenMarkup(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.prose) {
    if (piece.role !== 'prose' || (piece.isExample && !example.test(piece.path))) continue
    for (const match of matchesIn(piece, unseen)) {
      if (piece.isExample && (skill.isAboutSecurity || !reader.test(match[0]))) continue
      yield hitAt(piece, match, {
        message: 'Gives the agent orders where a reader of the page sees nothing.',
        confidence: 'medium',
      })
    }
  }
}

function* ordersInComments(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.prose) {
    if (piece.role !== 'hidden' || piece.isExample) continue
    for (const match of matchesIn(piece, commented)) {
      if (isBlank(piece, match)) continue
      yield hitAt(piece, match, {
        message: 'Gives the agent orders in a comment.',
        severity: skill.isAboutSecurity ? 'warn' : 'critical',
        confidence: 'medium',
      })
    }
  }
}

/** Text that nobody sees and an agent reads all the same. */
export const hiddenInstructions: ScanRule = {
  id: 'hidden-instructions',
  severity: 'critical',
  summary: 'Words are written in characters that nobody sees',
  why: 'People review one text and the agent reads another.',
  next: 'Do not use the skill.',
  *check(skill) {
    yield* unseenCharacters(skill)
    yield* spokenPast(skill)
    yield* unseenMarkup(skill)
    yield* ordersInComments(skill)
  },
}
