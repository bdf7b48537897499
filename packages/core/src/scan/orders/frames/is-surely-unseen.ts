import { concealmentOf, unseenIn } from './concealment-of.ts'
import { FrameSentence, type FrameMark } from './frame-sentence.ts'

/** `model-only workbook`: an adjective. For readers of one kind are notes, and what stands in brackets. */
const kindOfThing =
  /^(?:assistant|agent|model|ai|machine)[- ]only\s(?!notes?\b|sections?\b|instructions?\b|steps?\b|comments?\b|text\b|guidance\b|context\b|information\b|blocks?\b|messages?\b|content\b|channels?\b|directives?\b|lines?\b|and\b|or\b)\w/i
/** `stays invisible to the linter`: from a thing nothing is kept. */
const fromThing =
  /^stays?\s(?:hidden|invisible|silent)\s(?:to|from|until|in|for|when|while)\b(?![^.;]{0,40}\b(?:users?|owners?|people|person|anyone|anybody|nobody|reviewers?|humans?|customers?|readers?)\b)/i
/** Notes that the agent keeps while it works are no secrets. */
const aside = /\b(?:a |an explicit |one )?(?:notes?|reminder)\sto\s$/i
/** On a condition: `when the user cannot be asked`. */
const condition =
  /(?:^|[(,;:—–]\s?|\bonly\s)(?:when|if|where|whenever|unless|in case|as long as|until|because|since|even though|although)\b(?:(?!\b(?:then|so that|must|should)\b)[^,;:()—–]){0,80}$/i
/** How much is said while it works: `silent by default`, `work quietly and show only decisions`. */
const manner = /\b(?:by default|work|working|stay|run|runs|operate|verbos\w+|narrat\w+|progress|output|mode)\b/i
const shownAll =
  /\b(?:surface|show|report|print|tell|state|list|present|name)\b[^.]{0,60}\b(?:decisions?|failures?|errors?|results?|outcome|warnings?|gates?)\b/i

/** A letter of a formula in an English sentence is no other language. */
const letterOfFormula = /[\u0370-\u03ff\u0400-\u04ff]/g
const fewLetters = 3

/** Is something in this sentence kept from somebody, however its words of hiding are read? */
export function isSurelyUnseen(sentence: FrameSentence): boolean {
  if (concealmentOf(sentence) === 0) return false
  const letters = sentence.isEnglish ? 0 : (sentence.text.match(letterOfFormula)?.length ?? 0)
  if (!sentence.isEnglish && (letters === 0 || letters > fewLetters)) return true
  const read = letters === 0 ? sentence : new FrameSentence(0, sentence.text.replace(letterOfFormula, 'x'))
  if (!read.isEnglish) return true
  return unseenIn(read).some(({ mark, weight }) => weight > 0 && isMeant(read, mark))
}

function isMeant({ text }: FrameSentence, { name, at }: FrameMark): boolean {
  const before = text.slice(Math.max(0, at - 120), at)
  const rest = text.slice(at)
  if (name === 'quiet') {
    if (kindOfThing.test(rest) || fromThing.test(rest) || (/^to yourself/i.test(rest) && aside.test(`${before} to `)))
      return false
    return !(manner.test(before.slice(-40) + rest.slice(0, 40)) && shownAll.test(text))
  }
  return name === 'know' ? !condition.test(before) : true
}
