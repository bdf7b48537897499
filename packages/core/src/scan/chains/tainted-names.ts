import { secretSources } from './secret-sources.ts'
import { statementAt } from './statement-at.ts'

/** What a value holds that must not leave the machine. */
export interface Taint {
  readonly kind: 'environment' | 'credentials' | 'secret'
  /** Names of variables, for secrets. */
  readonly variables: readonly string[]
  /** 0-based offset of the assignment by which a name got it. */
  readonly at?: number
}

const { credentialFile, secretVariable, wholeEnvironment } = secretSources

const assignment =
  /(?:^|[\n;])[ \t]{0,60}(?:(?:const|let|var|export|local|set|my|\$)[ \t]{0,4})?\$?([A-Za-z_]\w{0,40})[ \t]{0,4}(?::[ \t]{0,4}[\w[\], |]{1,40})?(?:\+|\|)?=(?!=)[ \t]{0,4}/g
const opened = /\bwith\s{1,4}open\s{0,4}\(([^\n]{0,200})\)\s{1,4}as\s{1,4}(\w{1,40})/g
const openedIn = /\bopen\s{0,4}\(\s{0,4}(?:my\s{1,4})?\$(\w{1,40})\s{0,4},([^\n]{0,200})\)/g
const loop =
  /\bfor\s{1,4}(?:const\s{1,4}|let\s{1,4}|\(\s{0,2}(?:const|let)\s{1,4})?(\w{1,40})\s{1,4}(?:in|of)\s{1,4}([^\n:)]{1,120})/g
/** What carries a key to whom it belongs. */
const credentialHolder = /^(?:headers?|auth|authorization|session|client|config|opts|options|base_?url|url|endpoint)$/i
const mostNames = 300
/** What another machine answers does not hold the key that it was asked with. */
const answer =
  /^\s{0,4}(?:await\s{1,4})?(?:(?:requests|httpx|axios|session|client)\.(?:get|post|put|patch|request)|fetch|(?:urllib\.request\.)?urlopen)\s{0,4}\(/

/** `any(name.startswith('CI') for name in os.environ)` gives yes or no. */
const saysOnlyWhether =
  /\b(?:any|all|bool|len)\((?:[^()\n]|(?<=\.(?:startswith|endswith|lower|upper|strip))\([^()\n]{0,60}\)){0,200}\)/g

/** What a text holds by itself. */
export function taintOf(text: string): Taint | undefined {
  wholeEnvironment.lastIndex = 0
  if (wholeEnvironment.test(text)) return { kind: 'environment', variables: [] }
  if (credentialFile.test(text)) return { kind: 'credentials', variables: [] }
  const variables = [...text.matchAll(secretVariable)].map((match) => match[1] ?? match[2] ?? '')
  return variables.length === 0 ? undefined : { kind: 'secret', variables }
}

/** Names that hold something secret, as far as plain assignments carry it, in any of the languages. */
export function taintedNames(given: string): ReadonlyMap<string, Taint> {
  const code = given.replace(saysOnlyWhether, (asked) => ' '.repeat(asked.length))
  const names = new Map<string, Taint>()
  const take = (name: string, value: string, at: number) => {
    if (names.size >= mostNames || credentialHolder.test(name)) return
    const taint = taintOf(value) ?? taintByName(value, names)
    if (taint === undefined || names.has(name) || (taint.kind !== 'credentials' && answer.test(value))) return
    names.set(name, { at, ...taint })
  }
  for (const match of code.matchAll(opened)) take(match[2] ?? '', match[1] ?? '', match.index)
  for (const match of code.matchAll(openedIn)) take(match[1] ?? '', match[2] ?? '', match.index)
  for (let pass = 0; pass < 2; pass += 1) {
    const before = names.size
    for (const match of code.matchAll(assignment))
      take(match[1] ?? '', statementAt(code, match.index + match[0].length), match.index + match[0].search(/\S/))
    for (const match of code.matchAll(loop)) take(match[1] ?? '', match[2] ?? '', match.index)
    if (names.size === before) break
  }
  return names
}

/** The taint of the first tainted name that a text mentions. */
export function taintByName(text: string, names: ReadonlyMap<string, Taint>): Taint | undefined {
  if (names.size === 0) return undefined
  for (const match of text.matchAll(/[A-Za-z_]\w{0,40}/g)) {
    const taint = names.get(match[0])
    if (taint !== undefined) return taint
  }
  return undefined
}
