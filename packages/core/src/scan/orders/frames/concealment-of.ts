import { tellsOfFault } from '../tells-of-fault.ts'
import type { FrameMark, FrameSentence } from './frame-sentence.ts'

const object =
  /^\W{0,3}(?:(?:\w+ ){0,2}(?:it|this|that|these|them|so|either|any of|(?:the|this|these) (?:step|steps|fact|change|changes|line|part|note|section|upload|call|request|transfer|record|file|copy))\b)/i
const duty =
  /\b(?:need|needs|have to|has to|must|should|may|supposed|necessary|reason|point|want|wants|ever|ought|required|will|would|does|do|is|are|be)\b/i
const secretly =
  /^(?:in )?(?:secretly|covertly|stealthily|surreptitiously|unnoticed|discreetly|between us|to yourself|behind the scenes|(?:assistant|agent|model|ai|machine)[- ]only|for (?:the )?(?:assistant|agent|model|ai|machine)s? only|(?:people|humans?|readers?) (?:can |may |should )?skip|not (?:meant |intended )?for (?:people|human)|note to (?:the )?(?:model|assistant|ai|agent)|so that nobody|unreviewable|untraceable|without (?:drawing|attracting|arousing|raising)|(?:user|person|customer|owner)s? suspicious|when no(?:body| one))/i

/** Words that are about telling somebody, and not about what a program prints. */
const telling =
  /^(?:tell|mention|say|inform|notif|disclos|reveal|announc|discuss|rais|acknowledg|comment|allud|advertis|hint|explain|describ|report|let|bring|point|draw|call)/i

/** Of programs that go wrong, and not of what somebody does. */
const technical =
  /^\w+ (?:fail|drop|ignor|skip|discard|los[et]|swallow|overwr|truncat|return|accept|break|chang|mis|wrong|do nothing|convert|coerc|degrad|succe|no-op)|\b(?:fail\w*|drop\w*|ignor\w*|skip\w*|discard\w*|lost|swallow\w*|broken?|wrong|truncat\w*|die[sd]?) (?:\w+ )?$/i

/** A sentence that only forbids, as far as the word: `Do not use the copy to let somebody read along`. */
const forbidding = /^\W{0,8}(?:do not|don't|never)\b(?:(?!\b(?:and|but|then|instead|just)\b)[^:;,()]){0,70}$/i

/** How clearly a sentence says that somebody is not to know: 0, 1 or 2. */
export function concealmentOf(sentence: FrameSentence): 0 | 1 | 2 {
  return (sentence.kept.concealment ??= concealment(sentence))
}

function concealment(sentence: FrameSentence): 0 | 1 | 2 {
  if (!sentence.isEnglish) return inOtherLanguages(sentence)
  const weights = new Set(unseenIn(sentence).map(({ weight }) => weight))
  return weights.has(2) ? 2 : weights.has(1) ? 1 : 0
}

export interface UnseenWord {
  readonly mark: FrameMark
  readonly weight: 0 | 1 | 2
}

/** The words of an English sentence that may say that somebody is not to know, with how clearly each says so. */
export function unseenIn(sentence: FrameSentence): readonly UnseenWord[] {
  return [
    ...sentence.all('quiet').map((mark) => ({ mark, weight: quietness(sentence, mark) })),
    ...sentence.all('know').map((mark) => ({ mark, weight: unknown(sentence, mark) })),
    ...sentence.all('tell').map((mark) => ({ mark, weight: untold(sentence, mark) })),
  ]
}

/** Where the denial stands is a matter of the language. */
function inOtherLanguages(sentence: FrameSentence): 0 | 2 {
  if (sentence.said('quiet') !== undefined) return 2
  const denials = sentence.all('not')
  const isDenied = [...sentence.all('tell'), ...sentence.all('know')].some(({ word, at }) =>
    denials.some((denial) => Math.abs(denial.word - word) <= 5 && Math.abs(denial.at - at) <= 60),
  )
  return isDenied ? 2 : 0
}

function quietness(sentence: FrameSentence, mark: FrameMark): 0 | 1 | 2 {
  if (sentence.isForbidden(mark) || forbidding.test(sentence.text.slice(0, mark.at))) return 0
  if (tellsOfFault(sentence.text, mark.at)) return 0
  const rest = sentence.text.slice(mark.at, mark.at + 60)
  if (technical.test(rest) || technical.test(sentence.text.slice(Math.max(0, mark.at - 30), mark.at))) return 0
  const isOfTelling = sentence.all('output').some(({ word }) => Math.abs(word - mark.word) <= 7)
  if (secretly.test(rest) || (isOfTelling && /out of|not |no /i.test(rest))) return 2
  const isBesideDeed = (['send', 'give', 'write', 'run', 'destroy'] as const).some((name) =>
    sentence.all(name).some(({ word }) => word - mark.word === 1 || mark.word - word === 1),
  )
  const isBesideReading = sentence.all('read').some(({ word }) => word - mark.word === 1)
  return isBesideDeed || isBesideReading ? 2 : 1
}

function unknown(sentence: FrameSentence, mark: FrameMark): 0 | 2 {
  const isSubject = sentence.all('person').some(({ word }) => word <= mark.word && mark.word - word <= 9)
  // What people do not see of each other is courtesy.
  if (/\byou (?:get|are|will be|is) |\b(?:each other|one another)\b/i.test(sentence.text)) return 0
  if (!isSubject || !sentence.isForbidden({ ...mark, at: mark.at + 1 })) return 0
  return duty.test(sentence.text) || /\b(?:nobody|no[ -]one)\b/i.test(sentence.text) ? 2 : 0
}

function untold(sentence: FrameSentence, mark: FrameMark): 0 | 1 | 2 {
  if (!sentence.isForbidden(mark) || /\bwithout (?:you|having)\b/i.test(sentence.text)) return 0
  const rest = sentence.text.slice(mark.at).replace(/^[\w'’-]+/, '')
  const isToSomebody = sentence.all('person').some(({ word }) => word > mark.word && word - mark.word <= 4)
  const isInAnswer =
    sentence.all('output').some(({ word }) => word > mark.word && word - mark.word <= 7) &&
    /\b(?:in|within|as part of) (?:the|your|any|its) /i.test(rest)
  const isWhole =
    /\b(?:about|that|of|this|it|what)\b/i.test(rest.slice(0, 60)) || /^\W*(?:the |any |your )?\w+\W*$/.test(rest)
  if (isToSomebody && isWhole) return 2
  if (!object.test(rest) || !(isToSomebody || isInAnswer || telling.test(sentence.text.slice(mark.at))))
    return isToSomebody || isInAnswer ? 1 : 0
  const isBare =
    telling.test(sentence.text.slice(mark.at)) &&
    /^\s*(?:it|this|that|them|so)\b\s*(?:[.,;)]|to\b|in\b|when\b|$)/i.test(rest)
  return isToSomebody || isInAnswer || isBare ? 2 : 1
}
