/** Words before a deed that make an order of it. */
const leads: ReadonlySet<string> = new Set(
  'and then or must should shall always also please first next you now will assistant agent model it them just simply instead afterwards finally immediately never not do to-be let be rather either both so once when done ready answer session run step time workflow pipeline script job program hook can may ever but'.split(
    ' ',
  ),
)
const passives: ReadonlySet<string> = new Set('is are be been being was were gets get goes'.split(' '))
const duties: ReadonlySet<string> = new Set(
  'has have need needs is are sure remember required supposed expected ought got had'.split(' '),
)
const objects: ReadonlySet<string> = new Set(
  'it them this these those the a an all any every each what whatever its their his her your that both everything to one two another such'.split(
    ' ',
  ),
)
const ofThings: ReadonlySet<string> = new Set('the a an of all your its for with any'.split(' '))
/** Verbs that are things as well. */
const things: ReadonlySet<string> = new Set(
  'post mail email e-mail transfer stream ship phone feed query report request share record copy place push supply relay commit mirror sync export pass route pipe print load answer return paste hand store stash save ping proxy tunnel beacon render insert enter quote encode forward drop point set change patch switch edit update trust order step guide act review default substitute reset lapse override limit'.split(
    ' ',
  ),
)

export interface SpelledWord {
  readonly text: string
  /** Between this word and the one before. */
  readonly gap: string
}

/** Is a verb said as an order, or as what will happen, and not as the name of a thing or in passing? */
export function isDone(words: readonly SpelledWord[], index: number): boolean {
  const word = words[index]
  if (word === undefined) return false
  const spelled = word.text.toLowerCase()
  const before = lower(words, index - 1)
  if (/(?:ed|en|nt|ld|id|ne|un|pt)$/.test(spelled) && (passives.has(before) || passives.has(lower(words, index - 2))))
    return true
  const isFirst = index === 0 || /[:,;()—–>*•\-`"“]/.test(word.gap.trim().slice(-1))
  if (spelled === 'goes' || spelled === 'go') return !isFirst || lower(words, index + 1) === 'to'
  if (/[^s]s$/.test(spelled)) return !isFirst && !ofThings.has(before) && isObject(words, index)
  if (spelled.endsWith('ing')) return before === 'by'
  const isLed = isFirst || leads.has(before) || before.endsWith('ly') || isDuty(words, index)
  return isLed && (!things.has(spelled) || isObject(words, index))
}

function lower(words: readonly SpelledWord[], index: number): string {
  return words[index]?.text.toLowerCase() ?? ''
}

/** `has to send`, `be sure to send`: `to send` alone is what something is for. */
function isDuty(words: readonly SpelledWord[], index: number): boolean {
  return lower(words, index - 1) === 'to' && duties.has(lower(words, index - 2))
}

/** What follows a verb and not a thing: `post it`, `POST to`, `mail `.env``. */
function isObject(words: readonly SpelledWord[], index: number): boolean {
  const next = words[index + 1]
  return (
    next !== undefined &&
    (objects.has(next.text.toLowerCase()) ||
      /^\s*[`~./$"“]/.test(next.gap) ||
      /^(?:[A-Z_]{3,}|name|user's|full|raw|complete)$/.test(next.text))
  )
}
