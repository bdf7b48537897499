const shortest = 3
const vowel = /[aeiouy]/
// How often a vowel is followed by a consonant: long enough a stem that an ending may go.
const measured = /^[^aeiou]*[aeiouy]+[^aeiou]+/
// One vowel between consonants: `cod` of `coding`, which is `code`, never `win` of `wine`.
const short = /^[^aeiouy]+[aeiouy][^aeiouwxy]$/
const twice = /^[^aeiou]*[aeiouy]+[^aeiouy]+[aeiouy]+[^aeiou]/

type ByLastLetter<Rule> = Readonly<Partial<Record<string, readonly Rule[]>>>

// By their last letters, so that a word meets only those that it may have. Written out: to sort them into groups takes a
// process that answers one question longer than to use them.
/** Endings of a noun or adjective made of another word, the longest of a letter first, and what stays of each. */
const derivations: ByLastLetter<readonly [ending: string, rest: string]> = {
  n: [
    ['ification', 'ifi'],
    ['ization', 'iz'],
    ['isation', 'iz'],
    ['ation', 'ate'],
  ],
  l: [
    ['ational', 'ate'],
    ['tional', 'tion'],
    ['ical', 'ic'],
  ],
  s: [
    ['fulness', 'ful'],
    ['iveness', 'iv'],
    ['ousness', 'ous'],
    ['lysis', 'lyz'],
    ['ness', ''],
  ],
  i: [
    ['biliti', 'bl'],
    ['alli', 'al'],
    ['entli', 'ent'],
    ['ousli', 'ous'],
    ['aliti', 'al'],
    ['iviti', 'iv'],
    ['iciti', 'ic'],
  ],
  r: [
    ['ator', 'ate'],
    ['izer', 'iz'],
    ['iser', 'iz'],
  ],
  e: [
    ['lyse', 'lyz'],
    ['ise', 'iz'],
    ['ize', 'iz'],
    ['icate', 'ic'],
  ],
}

/** Endings that go where much of the word is left without them. */
const endings: ByLastLetter<string> = {
  t: ['ement', 'ment', 'ent', 'ant'],
  e: ['ance', 'ence', 'able', 'ible', 'ive', 'ate'],
  m: ['ism'],
  s: ['ous'],
  r: ['er', 'or'],
  l: ['al'],
  c: ['ic'],
  v: ['iv'],
}

function rulesFor<Rule>(rules: ByLastLetter<Rule>, word: string): readonly Rule[] {
  return rules[word.slice(-1)] ?? []
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
  for (const [ending, rest] of rulesFor(derivations, word)) {
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
  for (const ending of rulesFor(endings, word)) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    return twice.test(stem) || (ending === 'er' && measured.test(stem) && stem.length > shortest) ? stem : word
  }
  return word
}
