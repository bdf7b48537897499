import { tokenize } from '../../search/tokenize.ts'
import type { Directive } from './directive.ts'
import { directiveWords } from './directive-words.ts'

/** Lines longer than this are prose that says many things. */
const longestLine = 400
/** One that speaks of more is no rule but a story. */
const mostTerms = 12

/**
 * The rules in a text, line by line: what begins with "always", "never", "prefer", "avoid", "use", "do not", or has such a
 * word behind its subject. Lines in fences are examples and give none.
 */
export function readDirectives(text: string): readonly Directive[] {
  const found: Directive[] = []
  let fence: string | undefined
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const mark = /^(?:```|~~~)/.exec(line)?.[0]
    if (mark !== undefined && (fence === undefined || fence === mark)) fence = fence === undefined ? mark : undefined
    if (mark !== undefined || fence !== undefined || line.length > longestLine || line.startsWith('#')) continue
    const plain = line
      .replace(/^(?:[-*+]|\d{1,4}[.)])\s+/, '')
      .replace(/^\*\*[^*]{1,80}\*\*:?\s*/, '')
      .replaceAll(/[*_`]/g, '')
    // What only leads in to a list, or says when a skill is for, rules on nothing.
    if (plain.endsWith(':') || /\bthis skill\b/i.test(plain)) continue
    const sentence = plain.split(/[.;!?](?:\s|$)|[\u3002\uff01\uff1f]/u, 1)[0] ?? ''
    const directive = directiveOf(sentence)
    if (directive !== undefined) found.push({ ...directive, line: at + 1, text: plain })
  }
  return found
}

function directiveOf(sentence: string): Pick<Directive, 'polarity' | 'terms'> | undefined {
  const { split, signs, empty } = signals()
  const polarity = polarityOf(sentence)
  if (polarity === undefined) return undefined
  // "Use X, not Y" rules on X; what stands behind says what is left instead.
  const subject = sentence.split(split).find(isTelling)
  const words = tokenize((subject ?? sentence).replaceAll(signs, ' '))
  const terms = [...new Set(words)].filter((term) => !empty.has(term)).toSorted()
  return terms.length === 0 || terms.length > mostTerms ? undefined : { polarity, terms }
}

function polarityOf(sentence: string): Directive['polarity'] | undefined {
  const { begins, inside } = signals()
  if (begins.avoid.test(sentence)) return 'avoid'
  // "Verwende niemals X" begins like "Verwende X".
  const clause = sentence.split(/[,;\u3001\uff0c]/u, 1)[0] ?? ''
  if (inside.forbid.test(clause)) return 'avoid'
  if (begins.act.test(sentence)) return 'do'
  const word = inside.english.exec(sentence)?.[1]?.toLowerCase()
  if (word !== undefined) return /^(?:never|.* not)$/.test(word) ? 'avoid' : 'do'
  return inside.act.test(sentence) ? 'do' : undefined
}

/** "Do not use X" begins with the word that it is split at. */
function isTelling(part: string): boolean {
  return tokenize(part).some((term) => !signals().empty.has(term))
}

interface Signals {
  readonly begins: Readonly<Record<'avoid' | 'act', RegExp>>
  readonly inside: Readonly<Record<'english' | 'forbid' | 'act', RegExp>>
  readonly split: RegExp
  /** Where words are not parted, what says that there is a rule is taken out before pairs of signs are made. */
  readonly signs: RegExp
  /** Stems that say that there is a rule, and nothing of what it is about. */
  readonly empty: ReadonlySet<string>
}

let made: Signals | undefined

/** The source of a pattern for any of these, as whole words of any script. */
function word(words: readonly string[]): string {
  return `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`
}

/** Made when a text is read for the first time. */
function signals(): Signals {
  if (made !== undefined) return made
  const { avoidFirst, actFirst, forbid, act, avoidSigns, actSigns, usingSigns, instead, empty } = directiveWords
  const any = (words: readonly string[], signs: readonly string[]) =>
    new RegExp(`${word(words)}|${signs.join('|')}`, 'iu')
  made = {
    begins: {
      avoid: new RegExp(`^(?:please )?${word(avoidFirst)}`, 'iu'),
      act: new RegExp(`^(?:please )?${word(actFirst)}`, 'iu'),
    },
    inside: {
      english: /\b(always|never|must not|should not|must|should)\b/iu,
      forbid: any(forbid, avoidSigns),
      act: any(act, actSigns),
    },
    signs: new RegExp([...usingSigns, ...avoidSigns, ...actSigns].join('|'), 'gu'),
    split: new RegExp(`${word(instead)}|而不是|而非`, 'iu'),
    empty: new Set(tokenize(empty, { keepStopWords: true })),
  }
  return made
}
