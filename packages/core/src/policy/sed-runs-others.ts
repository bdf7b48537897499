/** Options of sed that take no value and start nothing. */
const flags = /^-[nErsuz]+$/
const longFlags: ReadonlySet<string> = new Set(
  '--quiet --silent --regexp-extended --separate --unbuffered --null-data --posix --debug'.split(' '),
)

/**
 * Could this call of sed start another program? GNU sed does so by its command `e` and by the flag `e` of `s`. Only
 * scripts of plain commands are understood; a script in a file is not there to be read. `words` stand behind the name.
 */
export function sedRunsOthers(words: readonly (string | null)[]): boolean {
  const scripts: string[] = []
  const operands: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === null || word === undefined) return true
    if (word === '--sandbox') return false
    if (word === '--') {
      const [next] = words.slice(index + 1)
      if (next === null) return true
      if (next !== undefined) operands.push(next)
      break
    }
    const script = scriptOf(word, words[index + 1])
    if (script === 'none') {
      if (!word.startsWith('-') || word === '-') operands.push(word)
      else if (!flags.test(word) && !longFlags.has(word) && !/^(?:-[nErsuz]*i|--in-place)/.test(word)) return true
      continue
    }
    if (script === null) return true
    scripts.push(script.text)
    if (script.isNext) index += 1
  }
  const [first] = operands
  if (scripts.length === 0 && first !== undefined) scripts.push(first)
  return !scripts.every(isPlain)
}

/** The text behind `-e`, also joined to it and to other flags; `null` where it is not known. */
function scriptOf(
  word: string,
  next: string | null | undefined,
): { readonly text: string; readonly isNext: boolean } | null | 'none' {
  const joined = /^(?:-[nErsuz]*e|--expression=)([^]*)$/.exec(word)
  if (joined === null && word !== '--expression') return 'none'
  const text = joined?.[1] ?? ''
  if (text !== '' || word.endsWith('=')) return { text, isNext: false }
  return typeof next === 'string' ? { text: next, isNext: true } : null
}

/** Commands that take nothing and touch neither files nor programs. */
const plainCommands = /[dDgGhHlnNpPqQxz=]/

/** Is it made of nothing but addresses, substitutions and commands that only edit? Linear in its length. */
function isPlain(script: string): boolean {
  let at = 0
  const skip = (what: RegExp): void => {
    while (at < script.length && what.test(script[at] ?? '')) at += 1
  }
  /** Past the next delimiter that no backslash stands before. */
  const pass = (delimiter: string): boolean => {
    for (; at < script.length; at += 1) {
      if (script[at] === '\\') at += 1
      else if (script[at] === delimiter) {
        at += 1
        return true
      }
    }
    return false
  }
  const address = (): boolean => {
    if (script[at] === '/') {
      at += 1
      if (!pass('/')) return false
      skip(/[IM]/)
    } else skip(/[\d$~+]/)
    return true
  }
  while (at < script.length) {
    skip(/[\s;{}]/)
    if (at >= script.length) return true
    if (!address()) return false
    skip(/\s/)
    if (script[at] === ',') {
      at += 1
      skip(/\s/)
      if (!address()) return false
    }
    skip(/[\s!{]/)
    const command = script[at] ?? ''
    at += 1
    if (command === 's' || command === 'y') {
      const delimiter = script[at] ?? ''
      at += 1
      if (/^[\s\\;}]?$/.test(delimiter) || !pass(delimiter) || !pass(delimiter)) return false
      skip(/[gpiI\d]/)
    } else if (!plainCommands.test(command)) return false
    skip(/[ \t]/)
    if (at < script.length && !/[;}\n]/.test(script[at] ?? '')) return false
  }
  return true
}
