import { readShellLine } from '../policy/read-shell-line.ts'
import type { ShellLine } from '../policy/shell-line.ts'
import { findPlaceholders, type Placeholder } from './find-placeholders.ts'
import { holdsCode } from './holds-code.ts'
import { placeTokens, type TokenPlace } from './place-tokens.ts'
import type { RenderingInputs } from './rendering-inputs.ts'
import { shapeOfLine, type StandIn } from './shape-of-line.ts'
import { shellValue, shellWord, type ShellContext } from './shell-value.ts'

export type PlannedCommand =
  | { readonly command: string; readonly usesArguments: boolean }
  | { readonly problem: string }

/** In one line; each is looked for in every word. */
const mostPlaceholders = 100

interface Spot {
  readonly placeholder: Placeholder
  readonly token: string
}

/** What needs no care even where backslashes are read twice. */
const plainValue = /^[\w @%+=:,./-]*$/

/**
 * Puts arguments and variables into a line of shell so that each is exactly one literal word, or part of one, in
 * whatever quotes the author wrote (decisions R-15). The line is parsed with stand-ins to see the quotes, and parsed
 * again with the values: when it does not say the same, word by word, nothing is put in and the problem is told.
 */
export function planCommand(source: string, inputs: RenderingInputs): PlannedCommand {
  const placeholders = findPlaceholders(source, inputs, { inCommand: true })
  const usesArguments = placeholders.some(({ kind }) => kind === 'argument')
  if (placeholders.length === 0) return { command: source, usesArguments }
  if (placeholders.length > mostPlaceholders) return { problem: 'it has too many places for arguments' }
  if (placeholders.some(({ value }) => value.includes('\0'))) return { problem: 'an argument holds a NUL character' }
  const stem = unusedStem(source)
  const spots = placeholders.map((placeholder, index) => ({ placeholder, token: `${stem}${index}Z` }))
  const template = join(source, spots, ({ token }) => token)
  // First by the reader that bounds how deep it looks.
  const [unclear] = readShellLine(template).unclear
  if (unclear !== undefined)
    return { problem: `arguments cannot be put where nobody can tell what it runs: ${unclear}` }
  const places = placeTokens(
    template,
    spots.map(({ token }) => token),
  )
  const written = new Map<string, string>()
  const spread: { readonly token: string; readonly standIns: readonly StandIn[] }[] = []
  for (const { placeholder, token } of spots) {
    if (!places.has(token)) {
      // A comment: nothing reads it.
      written.set(token, '')
      spread.push({ token, standIns: [] })
      continue
    }
    const place = places.get(token)
    const result = place === undefined ? undefined : write(placeholder, token, place)
    if (result === undefined) return { problem: `an argument cannot be put into ${JSON.stringify(source)} safely` }
    written.set(token, result.text)
    spread.push({ token, standIns: result.standIns })
  }
  const command = join(source, spots, ({ token }) => written.get(token) ?? '')
  const risky = spots.flatMap(({ placeholder, token }) => (mayBeCode(placeholder) ? [token] : []))
  return isSame({ template, command, spread, risky })
    ? { command, usesArguments }
    : { problem: 'the arguments would change what it runs' }
}

/** Letters that occur nowhere in the line, so that a stand-in can be told from everything else. */
function unusedStem(source: string): string {
  let stem = 'Xq'
  while (source.includes(stem)) stem += 'q'
  return stem
}

function join(source: string, spots: readonly Spot[], text: (spot: Spot) => string): string {
  let joined = ''
  let end = 0
  for (const spot of spots) {
    joined += source.slice(end, spot.placeholder.start) + text(spot)
    end = spot.placeholder.end
  }
  return joined + source.slice(end)
}

function write(
  { value, words }: Placeholder,
  token: string,
  { context, isArgument, isInBackticks }: TokenPlace,
): { readonly text: string; readonly standIns: readonly StandIn[] } | undefined {
  const values = words !== undefined && isArgument ? words : [value]
  if (isInBackticks && !values.every((each) => plainValue.test(each))) return undefined
  const text = isArgument ? values.map(shellWord).join(' ') : shellValue(value, context)
  const standIns = values.map((each, index) => ({
    token: `${token}${index}Z`,
    value: each,
    written: shellValue(each, inDocument(context)),
  }))
  return { text, standIns }
}

function inDocument(context: ShellContext): ShellContext {
  return context === 'heredoc-quoted' ? 'heredoc-quoted' : 'heredoc'
}

/** What the author wrote, and paths that no language could take for more, are no danger as code. */
function mayBeCode({ kind, value }: Placeholder): boolean {
  return kind === 'argument' || (kind === 'variable' && shellWord(value) !== value)
}

interface Comparison {
  readonly template: string
  readonly command: string
  readonly spread: readonly { readonly token: string; readonly standIns: readonly StandIn[] }[]
  /** Stand-ins for what must not be read as code. */
  readonly risky: readonly string[]
}

/** Does the line say the same with the values as with the stand-ins, and do the same programs run? */
function isSame({ template, command, spread, risky }: Comparison): boolean {
  let expected = template
  for (const { token, standIns } of spread) {
    expected = expected.replace(token, () => standIns.map((each) => each.token).join(' '))
  }
  const all = spread.flatMap(({ standIns }) => standIns)
  const shape = shapeOfLine(expected, all)
  if (shape === undefined || shape !== shapeOfLine(command)) return false
  const planned = readShellLine(expected)
  if (risky.some((token) => holdsCode(planned, token))) return false
  return isEqual(programsOf(planned), programsOf(readShellLine(command)))
}

function programsOf({ parts, unclear }: ShellLine): readonly string[] {
  return [...parts.map(({ kind, words }) => (kind === 'program' ? String(words[0]) : kind)), ...unclear]
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index])
}
