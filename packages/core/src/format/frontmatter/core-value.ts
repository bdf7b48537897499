const integer = /^[-+]?[0-9]+$/
const float = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/
const special = /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

const words = new Map<string, boolean | null>([
  ['', null],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])

/** What an unquoted scalar means under the core schema (YAML 1.2.2, section 10.3.2). */
export function coreValue(source: string): string | number | boolean | null {
  // Most scalars are prose: only a short one can be a word, only a few characters can begin a number.
  if (source.length <= 5) {
    const word = words.get(source)
    if (word !== undefined) return word
  }
  const code = source.charCodeAt(0)
  const numeric = (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46
  if (!numeric) return source
  if (integer.test(source) || float.test(source)) return Number(source)
  return special.test(source) ? specialNumber(source) : source
}

function specialNumber(source: string): number {
  if (source.startsWith('0')) return Number(source)
  if (source.toLowerCase() === '.nan') return Number.NaN
  return source.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}
