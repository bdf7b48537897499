import { tokenize } from '../../search/tokenize.ts'
import type { Directive } from './directive.ts'

/** Lines longer than this are prose that says many things. */
const longestLine = 400
/** One that speaks of more is no rule but a story. */
const mostTerms = 12

const avoid =
  /^(?:please )?(?:never|avoid|do not|don['\u2019]t|do n[o']t ever|must not|should not|no longer|stop|nie|niemals|jamais|ne jamais|nunca)\b/iu
const act =
  /^(?:please )?(?:(?:we )?always|prefer|must|should|only|use|do|keep|immer|toujours|siempre|(?:wir )?(?:verwenden|nutzen) immer)\b/iu
const inside = /\b(always|never|must not|should not|must|should)\b/iu

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
    const sentence = plain.split(/[.;!?](?:\s|$)/u, 1)[0] ?? ''
    const directive = directiveOf(sentence)
    if (directive !== undefined) found.push({ ...directive, line: at + 1, text: plain })
  }
  return found
}

function directiveOf(sentence: string): Pick<Directive, 'polarity' | 'terms'> | undefined {
  const begins = avoid.test(sentence) ? 'avoid' : act.test(sentence) ? 'do' : undefined
  const word = inside.exec(sentence)?.[1]?.toLowerCase()
  const polarity = begins ?? (word === undefined ? undefined : /^(?:never|.* not)$/.test(word) ? 'avoid' : 'do')
  if (polarity === undefined) return undefined
  // "Use X, not Y" rules on X; what stands behind says what is left instead.
  const subject = sentence
    .split(/\b(?:instead of|rather than|over|(?<!must |should |do |could )not|unless|except|because|so that)\b/iu)
    .find(isTelling)
  const terms = [...new Set(tokenize(subject ?? sentence))].filter((term) => !empty.has(term)).toSorted()
  return terms.length === 0 || terms.length > mostTerms ? undefined : { polarity, terms }
}

/** "Do not use X" begins with the word that it is split at. */
function isTelling(part: string): boolean {
  return tokenize(part).some((term) => !empty.has(term))
}

/** Stems that say that there is a rule, and nothing of what it is about. */
const empty = new Set(
  tokenize(
    'always never prefer avoid use using must should only please do not stop keep longer immer nie niemals toujours jamais siempre nunca verwenden nutzen',
    { keepStopWords: true },
  ),
)
