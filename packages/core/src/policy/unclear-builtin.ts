/** Operators of `test` that stand before one word. */
const unary = /^-[a-zGLNOS]$/
/** Operators of `test` between two words. */
const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef))$/

/**
 * Builtins of Bash that most people take for harmless, used so that they set a variable or run something. Gives what
 * is unclear about it, in words. `quoted` says of each word whether it stays one word, whatever stands in it.
 */
export function unclearBuiltin(words: readonly (string | null)[], isOneWord: (index: number) => boolean): string {
  const [name, ...rest] = words
  const first = rest[0]
  const takesOption = (letter: string) =>
    first === null || (first !== undefined && /^-[^-]/.test(first) && first.includes(letter))
  if (name === 'printf' && takesOption('v')) return 'a variable that printf sets'
  if (name === 'wait' && takesOption('p')) return 'a variable that wait sets'
  if (name === 'jobs' && takesOption('x')) return 'what jobs runs'
  if (name !== 'test' && name !== '[') return ''
  return isPlainTest(name === '[' ? rest.slice(0, -1) : rest, (index) => isOneWord(index + 1)) ? '' : 'a test'
}

/** `-v a[$(x)]` and `-R` run what stands between the brackets; so may a word that could be such an operator. */
function isPlainTest(words: readonly (string | null)[], isOneWord: (index: number) => boolean): boolean {
  if (words.some((word) => word === '-v' || word === '-R')) return false
  if (words.every((word) => word !== null)) return true
  if (!words.every((word, index) => word !== null || isOneWord(index))) return false
  const plain = words[0] === '!' ? words.slice(1) : words
  const [first, second] = plain
  if (plain.length === 1) return true
  if (plain.length === 2) return typeof first === 'string' && unary.test(first)
  return plain.length === 3 && typeof second === 'string' && binary.test(second)
}
