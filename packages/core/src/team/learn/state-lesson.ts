const openings: readonly (readonly [RegExp, string])[] = [
  [/^(?:that|to|please)[ ,:]+/iu, ''],
  [/^(?:we|they|you|everybody|everyone) (?:should |must |have to |need to )?(always|never|only) /iu, '$1 '],
  [/^(?:we|they|you) (?:should|must|have to|need to) /iu, ''],
  [/^(?:we|they|you) (?:do not|don['\u2019]t) /iu, 'do not '],
  [/^not to /iu, 'do not '],
  [/^never to /iu, 'never '],
  // Where the verb comes last, the subject stands alone before what is always done.
  [/^wir (immer|stets|niemals|nie|nur|kein|keine|keinen) /iu, '$1 '],
  [/^(?:we|wij) (altijd|nooit|alleen|geen) /iu, '$1 '],
  [/^don['\u2019]t /iu, 'do not '],
  [/^(?:we|they|you) (prefer|avoid|use|write|keep|put|name|run|test) /iu, '$1 '],
]

/** A lesson as one sentence that can be followed: "that we always use X" becomes "Always use X." */
export function stateLesson(lesson: string): string {
  let text = lesson.replaceAll(/\s+/gu, ' ').trim()
  for (const [pattern, instead] of openings) text = text.replace(pattern, instead)
  text = text.replace(/[\s.!]{1,20}$/u, '').trim()
  if (text === '') return ''
  // The first word of a path or of code is written as it is.
  const isWord = /^\p{L}+(?=[\s,;:!?'\u2019-]|$)/u.test(text)
  const sentence = isWord ? text.charAt(0).toUpperCase() + text.slice(1) : text
  return /[?\u2026]$/u.test(sentence) ? sentence : `${sentence}.`
}
