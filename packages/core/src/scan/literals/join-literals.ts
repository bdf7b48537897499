import type { Literals } from './literals.ts'

/** Shorter words of ASCII stand in every text. */
const shortest = 2
/** Shorter ones stand in every page. */
const shortestOfPages = 3
const foreign = /[^\0-\x7f]/
/** Texts that are told apart before it counts as any text. */
const mostExact = 16
/** Words that are looked for one by one; a longer list is found in every page. */
const mostNeeded = 400

/** Any text, or one that nothing is known of. */
const anything: Literals = { exact: undefined, needs: [] }
/** Where something may stand, and nothing of its own. */
const nothing: Literals = { exact: [''], needs: [] }

/** Parts that stand one behind another. */
function inSequence(parts: readonly Literals[]): Literals {
  let run: readonly string[] = ['']
  let isExact = true
  const needs: (readonly string[])[] = []
  for (const part of parts) {
    if (part.needs.length > 0) needs.push(...part.needs)
    if (part.exact !== undefined && run.length * part.exact.length <= mostExact) {
      run = product(run, part.exact)
      continue
    }
    needs.push(...needOf(run))
    run = part.exact ?? ['']
    isExact = false
  }
  return isExact ? { exact: run, needs } : { exact: undefined, needs: [...needs, ...needOf(run)] }
}

function product(before: readonly string[], after: readonly string[]): readonly string[] {
  if (after.length === 1 && after[0] === '') return before
  const texts: string[] = []
  for (const left of before) for (const right of after) texts.push(left + right)
  return texts
}

/** Parts of which one stands there. */
function oneOf(parts: readonly Literals[]): Literals {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return first
  const exact = new Set<string>()
  for (const part of parts) for (const text of part.exact ?? []) exact.add(text)
  if (exact.size <= mostExact && parts.every((part) => part.exact !== undefined))
    return { exact: [...exact], needs: [] }
  const needed = new Set<string>()
  for (const part of parts) {
    const [best] = byChance(allNeeds(part))
    if (best === undefined) return anything
    for (const text of best) needed.add(text)
  }
  return needed.size > mostNeeded ? anything : { exact: undefined, needs: [[...needed]] }
}

/** A part that stands there once or more often. */
function repeated(part: Literals): Literals {
  return { exact: undefined, needs: allNeeds(part) }
}

/** A part that may be missing; `isOnce` when it stands there once at the most. */
function optional(part: Literals, isOnce: boolean): Literals {
  if (!isOnce || part.exact === undefined) return anything
  return { exact: [...new Set([...part.exact, ''])], needs: [] }
}

/** Every list of which one text has to be there. */
function allNeeds({ exact, needs }: Literals): readonly (readonly string[])[] {
  return exact === undefined ? needs : [...needs, ...needOf(exact)]
}

function needOf(run: readonly string[]): readonly (readonly string[])[] {
  return run.every((text) => text.length >= shortest || foreign.test(text)) ? [run] : []
}

/** First the list of which a page is least likely to hold a text. */
function byChance(needs: readonly (readonly string[])[]): readonly (readonly string[])[] {
  if (needs.length < 2) return needs
  return needs.toSorted((left, right) => chanceOf(left) - chanceOf(right))
}

function chanceOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (isOfPages(text) ? 4 ** -text.length : 1), 0)
}

function isOfPages(text: string): boolean {
  return text.length >= shortestOfPages || foreign.test(text)
}

export const joinLiterals = { anything, nothing, inSequence, oneOf, repeated, optional, allNeeds, byChance }
