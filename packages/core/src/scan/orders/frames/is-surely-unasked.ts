import type { FrameSentence } from './frame-sentence.ts'

/** A consent that is told of: `once it has been approved`, `until the user has agreed`. */
const given = /^(?:was|were|has been|have been|is|are|already|has|have|users?|customers?|they|it)\b/i
const condition =
  /\b(?:once|after|when|whenever|if|until|unless|as soon as|which|who|only|whether|before|must not|may not)\b[^.;:]{0,80}$/i

/** Does something in this sentence happen without anybody being asked, however its words are read? */
export function isSurelyUnasked(sentence: FrameSentence): boolean {
  return sentence
    .all('unasked')
    .some(
      (mark) =>
        !sentence.isForbidden(mark) &&
        !(given.test(sentence.text.slice(mark.at)) && condition.test(sentence.text.slice(0, mark.at))),
    )
}
