import type { Flow } from '../flow/flow.ts'

const header =
  /(?:^|\n)[ \t]{0,24}(?:export\s)?(?:async\s)?(?:def|function)\s{1,2}([\w$]{1,60})\s{0,2}\(([^()]{1,400}(?:\([^()]{0,80}\)[^()]{0,200}){0,6})\)/g
/** What a function holds by itself: an address, a constant, a variable of the machine, a file, something decoded, a shell. */
const holds =
  /:\/\/|\b[A-Z][A-Z0-9]{2,}_[A-Z0-9_]{2,}\b|\benv\b|environ|getenv|\bopen\(|read|decode|fromhex|\bchr\(|atob|Buffer|fromCharCode|\bshell\s{0,2}=\s{0,2}True\b|["']-\w{0,2}c["']/
const farthest = 2500
const deepest = 3

/**
 * Does a flow lie in a function that only does with what it is given, and is called for several things? Where it goes
 * to may come from one call and what it holds from another, since what is given by all of them is one value here.
 */
export function isInHelper({ piece, start, end }: Flow): boolean {
  if (piece.role !== 'script' || (piece.language !== 'python' && piece.language !== 'javascript')) return false
  const { text } = piece.text
  const around = functionAround(text, start)
  if (around === undefined) return false
  const body = text.slice(around.end, end)
  return !holds.test(body) && usesAny(body, around.parameters) && isCalledForSeveral(text, around, 0)
}

interface FunctionHeader {
  readonly name: string
  readonly parameters: string
  /** Offset behind the header. */
  readonly end: number
}

/** The last function that begins before a place, which is near it. */
function functionAround(text: string, at: number): FunctionHeader | undefined {
  const from = Math.max(0, at - farthest)
  const last = Array.from(text.slice(from, at).matchAll(header)).at(-1)
  if (last === undefined) return undefined
  const [whole, name = '', parameters = ''] = last
  return { name, parameters, end: from + last.index + whole.length }
}

/** By itself, or through a function that hands on what it is given. */
function isCalledForSeveral(text: string, { name, end }: FunctionHeader, depth: number): boolean {
  const call = new RegExp(`(?<![\\w$.]|def |function )${name.replaceAll('$', '\\$')}\\s{0,2}\\(`, 'g')
  const [first, second] = Array.from(text.matchAll(call))
  if (first === undefined || second !== undefined) return second !== undefined
  const outer = functionAround(text, first.index)
  return (
    outer !== undefined &&
    outer.end !== end &&
    depth < deepest &&
    usesAny(text.slice(outer.end, first.index + 80), outer.parameters) &&
    isCalledForSeveral(text, outer, depth + 1)
  )
}

function usesAny(body: string, parameters: string): boolean {
  const names = parameters.match(/(?<![\w$.:=])[A-Za-z_$][\w$]*(?=\s{0,2}(?:[:,=]|$))/g) ?? []
  return names.some(
    (name) => name !== 'self' && new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body),
  )
}
