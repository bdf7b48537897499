const shortest = 3
const vowel = /[aeiouy]/
// How often a vowel is followed by a consonant: long enough a stem that an ending may go.
const measured = /^[^aeiou]*[aeiouy]+[^aeiou]+/
// One vowel between consonants: `cod` of `coding`, which is `code`, never `win` of `wine`.
const short = /^[^aeiouy]+[aeiouy][^aeiouwxy]$/
const twice = /^[^aeiou]*[aeiouy]+[^aeiouy]+[aeiouy]+[^aeiou]/

/** Endings of a noun or adjective made of another word, longest first, and what stays of each. */
const derivations: readonly (readonly [ending: string, rest: string])[] = [
  ['ification', 'ifi'],
  ['ization', 'iz'],
  ['isation', 'iz'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'iv'],
  ['ousness', 'ous'],
  ['lysis', 'lyz'],
  ['tional', 'tion'],
  ['biliti', 'bl'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['izer', 'iz'],
  ['iser', 'iz'],
  ['lyse', 'lyz'],
  ['ise', 'iz'],
  ['ize', 'iz'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'iv'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
]

/** Endings that go where much of the word is left without them. */
const endings: readonly string[] = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ent',
  'ant',
  'ism',
  'ous',
  'ive',
  'er',
  'or',
  'al',
  'ic',
  'ate',
  'iv',
]

/** By their last letters, so that a word meets only those that it may have; the longest first as before. */
const derivationsOf = byLastLetter(derivations, ([ending]) => ending)
const endingsOf = byLastLetter(endings, (ending) => ending)

function byLastLetter<Rule>(
  rules: readonly Rule[],
  endingOf: (rule: Rule) => string,
): readonly (readonly Rule[] | undefined)[] {
  const groups: Rule[][] = []
  for (const rule of rules) (groups[endingOf(rule).at(-1)?.charCodeAt(0) ?? 0] ??= []).push(rule)
  return groups
}

function rulesFor<Rule>(groups: readonly (readonly Rule[] | undefined)[], word: string): readonly Rule[] {
  return groups[word.charCodeAt(word.length - 1)] ?? []
}

/**
 * The part that the forms of an English word share: `reviews`, `reviewing` and `reviewer` give one stem. A light
 * stemmer after the idea of Porter (1980): plural, past and gerund, then a few derivations. The stem is for
 * comparing, not for reading. Anything but lower-case ASCII letters is returned as it is.
 */
export function stemWord(word: string): string {
  if (word.length <= shortest || !/^[a-z]+$/.test(word)) return word
  const base = finalY(withoutTense(withoutPlural(word)))
  const stem = withoutEnding(derived(base))
  const bare = stem.slice(0, -1)
  return stem.length > shortest && stem.endsWith('e') && !short.test(bare) ? bare : stem
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return word
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : undefined
  if (stem === undefined || stem.length < 2 || !vowel.test(stem)) return word
  if (/(?:at|bl|iz|is)$/.test(stem)) return `${stem}e`
  // `planning` has the n twice, `calling` and `missing` have theirs from the start.
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return short.test(stem) ? `${stem}e` : stem
}

function finalY(word: string): string {
  return word.length > shortest && word.endsWith('y') && !vowel.test(word.at(-2) ?? '') ? `${word.slice(0, -1)}i` : word
}

function derived(word: string): string {
  for (const [ending, rest] of rulesFor(derivationsOf, word)) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    return measured.test(stem) ? stem + rest : word
  }
  return word
}

function withoutEnding(word: string): string {
  if (word.endsWith('ion') && /[st]ion$/.test(word) && measured.test(word.slice(0, -3))) {
    return withoutEnding(word.slice(0, -3))
  }
  for (const ending of rulesFor(endingsOf, word)) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    return twice.test(stem) || (ending === 'er' && measured.test(stem) && stem.length > shortest) ? stem : word
  }
  return word
}
