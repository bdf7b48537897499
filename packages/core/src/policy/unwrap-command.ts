import { commandWrappers, harmlessVariables, shellPrograms, type CommandWrapper } from './command-wrappers.ts'

/** What a command runs besides itself. */
export type Unwrapped =
  | { readonly kind: 'plain' }
  /** Another command stands behind it. */
  | {
      readonly kind: 'command'
      readonly words: readonly (string | null)[]
      readonly assigned: boolean
      readonly open: boolean
    }
  /** A text that a shell would read. */
  | { readonly kind: 'shell'; readonly line: string }
  | { readonly kind: 'unclear'; readonly because: string }

const plain: Unwrapped = { kind: 'plain' }

/** What stands behind `env`, `xargs`, `sh -c`, `eval` and their like. `words` begin with the program. */
export function unwrapCommand(words: readonly (string | null)[]): Unwrapped {
  const [program, ...rest] = words
  if (program === null || program === undefined) return plain
  const name = program.slice(program.lastIndexOf('/') + 1)
  if (shellPrograms.has(name)) return shellText(name, rest)
  if (name === 'eval') return evaluated(rest)
  // It only says where the command is.
  if (name === 'command' && /^-[vV]$/.test(rest[0] ?? '')) return plain
  const wrapper = commandWrappers.get(name)
  return wrapper === undefined ? plain : behind(name, wrapper, rest)
}

/** A first `--` only says that no option follows; it is no program. */
function evaluated(rest: readonly (string | null)[]): Unwrapped {
  const words = rest[0] === '--' ? rest.slice(1) : rest
  return words.includes(null) ? unclear('eval of what is not known') : { kind: 'shell', line: words.join(' ') }
}

function unclear(because: string): Unwrapped {
  return { kind: 'unclear', because }
}

function shellText(name: string, rest: readonly (string | null)[]): Unwrapped {
  const [first, text] = rest
  if (first === undefined) return unclear(`${name} reads what it runs from its input`)
  if (first === null || (first.startsWith('-') && first !== '-c')) return unclear(`options of ${name}`)
  if (first.startsWith('+')) return unclear(`options of ${name}`)
  if (first !== '-c') return plain
  // More options may stand behind `-c`, and the text behind them.
  if (text?.startsWith('-') === true || text?.startsWith('+') === true) return unclear(`options of ${name}`)
  return text === null || text === undefined
    ? unclear(`${name} -c of what is not known`)
    : { kind: 'shell', line: text }
}

function behind(name: string, wrapper: CommandWrapper, rest: readonly (string | null)[]): Unwrapped {
  let index = 0
  let assigned = false
  for (; index < rest.length; index += 1) {
    const word = rest[index]
    if (word === null || word === undefined) return unclear(`what ${name} runs`)
    if (word === '--') {
      index += 1
      break
    }
    if (wrapper.flags.includes(word)) continue
    if (wrapper.valued.includes(word)) index += 1
    else if (wrapper.valued.some((option) => isJoined(word, option))) continue
    else if (word.startsWith('-')) return unclear(`the option ${word} of ${name}`)
    else if (wrapper.assigns === true && /^[A-Za-z_]\w*=/.test(word)) {
      if (!harmlessVariables.has(word.slice(0, word.indexOf('=')))) assigned = true
    } else break
  }
  const words = rest.slice(index + wrapper.operands)
  if (words.length === 0) return plain
  // What is added to the end of another wrapper would be what that one runs.
  if (wrapper.adds === true && runsOthers(words[0])) return unclear(`what ${name} runs`)
  return { kind: 'command', words, assigned, open: wrapper.adds === true }
}

function runsOthers(program: string | null | undefined): boolean {
  const name = program?.slice(program.lastIndexOf('/') + 1) ?? ''
  return commandWrappers.has(name) || shellPrograms.has(name) || name === 'eval' || name === 'find'
}

/** `--signal=9`, and `-n5` of a single-letter option. */
function isJoined(word: string, option: string): boolean {
  return option.startsWith('--') ? word.startsWith(`${option}=`) : word.startsWith(option) && option.length === 2
}
