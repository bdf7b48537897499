import type { ListForPeople } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { printableTo } from '../terminal/printable-to.ts'
import { shortPath } from '../terminal/short-path.ts'
import { shortPaths } from '../terminal/short-paths.ts'
import type { Page } from '../terminal/page.ts'
import { textWidth, wrapTo } from '../terminal/text-width.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'
import { stateLabel } from './state-label.ts'

type Row = ListForPeople['skills'][number]
type Label = Row['state'] | 'shadowed'

// Names give way before descriptions do: what a skill is for says more than the end of a long name.
const widestName = 32
const narrowestName = 12
const narrowestDescription = 15
const narrowestReason = 30

/** What goes on in the next line stands below its beginning. */
const indent = '    '

function describe({ hidden }: ListForPeople): string | undefined {
  const parts = [
    ...(hidden.inactive === 0 ? [] : [`${hidden.inactive} not active`]),
    ...(hidden.shadowed === 0 ? [] : [`${hidden.shadowed} shadowed`]),
  ]
  return parts.length === 0 ? undefined : `${parts.join(', ')}: \`metier list --all\` shows them and why.`
}

function detailLines(row: Row, page: Page): string[] {
  const { style } = page
  const isShadowed = row.shadowedBy !== undefined
  const reasons = row.reasons.map(({ message }) => shortPaths(printable(message), page))
  const lines =
    reasons.length > 0 ? reasons : isShadowed ? [`${shortPath(row.shadowedBy ?? '', page)} wins over it.`] : []
  // Read by a program, each reason is a line of its own.
  const room = page.isTerminal ? Math.max(narrowestReason, page.width - indent.length) : Number.POSITIVE_INFINITY
  return lines.flatMap((line) => {
    const [first = '', ...rest] = wrapTo(line, room)
    return [`  ${style.dim('└')} ${first}`, ...rest.map((more) => `${indent}${more}`)]
  })
}

/** Not with `Math.max(...)`: a call takes no hundred thousand arguments. */
function widest<Item>(items: readonly Item[], widthOf: (item: Item) => number): number {
  let width = 0
  // No `for … of` in this file: it makes an object for each of thousands of items.
  items.forEach((item) => {
    width = Math.max(width, widthOf(item))
  })
  return width
}

/** One line for each skill: name, state where it is not active, scope, what it is for. */
export const renderList: Renderer<ListForPeople> = (output, page) => {
  const { style, width } = page
  const { skills } = output
  const notes = describe(output)
  if (skills.length === 0) {
    const more = notes ?? '`metier doctor` shows where Metier looked, `metier new NAME` writes one.'
    return { answer: '', notes: `No skills here. ${more}` }
  }
  const scopeWidth = widest(skills, ({ scope }) => scope.length)
  const showsStates = skills.some(({ state, shadowedBy }) => state !== 'active' || shadowedBy !== undefined)
  const stateWidth = showsStates ? 'ineligible'.length + 2 : 0
  const shared = width - scopeWidth - stateWidth - 4
  const nameLimit = Math.min(widestName, Math.max(narrowestName, shared - narrowestDescription))
  const names = skills.map(({ name }) => printableTo(name, nameLimit))
  const widths = names.map(textWidth)
  const nameWidth = widest(widths, (each) => each)
  const room = Math.max(narrowestDescription, shared - nameWidth)
  // Thousands of lines share a few labels, so each is styled once.
  const labels = new Map<string, string[]>()
  const labelOf = (state: Label, scope: string, width: number): string => {
    const key = showsStates ? `${state} ${scope}` : scope
    let known = labels.get(key)
    if (known === undefined) labels.set(key, (known = []))
    return (known[width] ??= makeLabel(state, scope, width))
  }
  const makeLabel = (state: Label, scope: string, width: number): string => {
    const label = showsStates ? `${stateLabel(state, style)}${' '.repeat(stateWidth - state.length)}` : ''
    return `${' '.repeat(nameWidth - width + 2)}${label}${style.dim(scope.padEnd(scopeWidth))}  `
  }
  // One text that grows: the engine copies its pieces once, when it is written.
  let answer = ''
  skills.forEach((row, index) => {
    const state = row.shadowedBy === undefined ? row.state : 'shadowed'
    const label = labelOf(state, row.scope, widths[index] ?? 0)
    answer += style.bold(names[index] ?? '') + label + printableTo(row.description, room) + '\n'
    if (state === 'active') return
    for (const line of detailLines(row, page)) answer += `${line}\n`
  })
  return {
    answer,
    notes: [plural(skills.length, 'skill'), ...(notes === undefined ? [] : [notes])].join('. '),
  }
}
