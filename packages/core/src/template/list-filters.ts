import { charactersOf } from './characters-of.ts'
import { itemsOf } from './items-of.ts'
import { memberOf } from './member-of.ts'
import { TemplateFault } from './template-fault.ts'
import type { FilterGiven, TemplateFilter } from './filter-given.ts'
import { compareValues } from './compare-values.ts'
import { isEqual } from './is-equal.ts'
import { isRecord } from './is-record.ts'
import { isTruthy } from './is-truthy.ts'
import { SafeText } from './safe-text.ts'
import { toText } from './to-text.ts'

/** The value of a path such as `author.name` in an item, or the item itself. */
function keyOf(item: unknown, path: unknown): unknown {
  if (path === undefined || path === null) return item
  if (typeof path === 'number') return memberOf(item, path)
  return toText(path)
    .split('.')
    .reduce<unknown>((value, step) => memberOf(value, /^\d+$/.test(step) ? Number(step) : step), item)
}

function folded(value: unknown, caseSensitive: boolean): unknown {
  return !caseSensitive && (typeof value === 'string' || value instanceof SafeText)
    ? toText(value).toLowerCase()
    : value
}

function ordered(a: unknown, b: unknown): number {
  const order = compareValues(a, b)
  if (order === undefined) throw new TemplateFault(`${toText(a)} and ${toText(b)} have no order.`)
  return order
}

function sort(value: unknown, given: FilterGiven): unknown {
  const items = itemsOf(value, given.budget)
  given.budget.step(items.length * 16)
  const isCased = given.flag(1, 'case_sensitive')
  const key = given.get(2, 'attribute')
  const direction = given.flag(0, 'reverse') ? -1 : 1
  const keyed = items.map((item) => [folded(keyOf(item, key), isCased), item] as const)
  return keyed.toSorted(([a], [b]) => direction * ordered(a, b)).map(([, item]) => item)
}

function extreme(direction: number): TemplateFilter {
  return (value, given) => {
    const key = given.get(1, 'attribute')
    const isCased = given.flag(0, 'case_sensitive')
    let best: unknown
    for (const [index, item] of itemsOf(value, given.budget).entries()) {
      const isBetter =
        index === 0 || direction * ordered(folded(keyOf(item, key), isCased), folded(keyOf(best, key), isCased)) > 0
      if (isBetter) best = item
    }
    return best
  }
}

function unique(value: unknown, given: FilterGiven): unknown {
  const isCased = given.flag(0, 'case_sensitive')
  const key = given.get(1, 'attribute')
  const seen: unknown[] = []
  return itemsOf(value, given.budget).filter((item) => {
    const wanted = folded(keyOf(item, key), isCased)
    given.budget.step(seen.length)
    if (seen.some((each) => isEqual(each, wanted))) return false
    seen.push(wanted)
    return true
  })
}

function join(value: unknown, given: FilterGiven): string {
  const sign = given.text(0, 'd', '')
  const key = given.get(1, 'attribute')
  const parts = itemsOf(value, given.budget).map((item) => toText(keyOf(item, key)))
  given.budget.write(parts.reduce((sum, part) => sum + part.length + sign.length, 0))
  return parts.join(sign)
}

function map(value: unknown, given: FilterGiven): unknown {
  const items = itemsOf(value, given.budget)
  const key = given.named.get('attribute')
  if (key === undefined) {
    const [name, ...rest] = given.plain
    return items.map((item) => given.apply({ kind: 'filter', name: toText(name) }, item, rest))
  }
  return items.map((item) => keyOf(item, key) ?? given.named.get('default'))
}

/** `select`, `reject` and the same by a member: without a test, what is true. */
function choose(wanted: boolean, byMember: boolean): TemplateFilter {
  return (value, given) => {
    const [key, name, ...rest] = byMember ? given.plain : [undefined, ...given.plain]
    return itemsOf(value, given.budget).filter((item) => {
      const tested = keyOf(item, key)
      const answer =
        name === undefined ? isTruthy(tested) : Boolean(given.apply({ kind: 'test', name: toText(name) }, tested, rest))
      return answer === wanted
    })
  }
}

function groupby(value: unknown, given: FilterGiven): unknown {
  const key = given.get(0, 'attribute')
  const preset = given.named.get('default')
  const sorted = itemsOf(value, given.budget)
    .map((item) => [keyOf(item, key) ?? preset, item] as const)
    .toSorted(([a], [b]) => ordered(folded(a, false), folded(b, false)))
  const groups: { readonly grouper: unknown; readonly list: unknown[] }[] = []
  for (const [grouper, item] of sorted) {
    const last = groups.at(-1)
    if (last !== undefined && isEqual(folded(last.grouper, false), folded(grouper, false))) last.list.push(item)
    else groups.push({ grouper, list: [item] })
  }
  return groups.map(({ grouper, list }) => Object.assign([grouper, list], { grouper, list }))
}

function batch(value: unknown, given: FilterGiven): unknown {
  const size = Math.max(1, Math.trunc(given.number(0, 'linecount', 1)))
  const filler = given.get(1, 'fill_with')
  const items = itemsOf(value, given.budget)
  const rows: unknown[][] = []
  for (let at = 0; at < items.length; at += size) rows.push(items.slice(at, at + size))
  const last = rows.at(-1)
  if (last !== undefined && filler !== undefined) {
    given.budget.step(size)
    while (last.length < size) last.push(filler)
  }
  return rows
}

function dictsort(value: unknown, given: FilterGiven): unknown {
  const by = given.text(1, 'by', 'key') === 'value' ? 1 : 0
  const isCased = given.flag(0, 'case_sensitive')
  const direction = given.flag(2, 'reverse') ? -1 : 1
  const pairs = isRecord(value) ? Object.entries(value) : []
  given.budget.step(pairs.length * 16)
  return pairs.toSorted((a, b) => direction * ordered(folded(a[by], isCased), folded(b[by], isCased)))
}

function sum(value: unknown, given: FilterGiven): number {
  const key = given.get(0, 'attribute')
  const items = itemsOf(value, given.budget)
  return items.reduce<number>((total, item) => total + Number(keyOf(item, key)), given.number(1, 'start', 0))
}

function length(value: unknown): number {
  if (isRecord(value)) return Object.keys(value).length
  if (Array.isArray(value)) return value.length
  if (value === undefined) return 0
  if (typeof value === 'string' || value instanceof SafeText) return charactersOf(toText(value)).length
  throw new TemplateFault(`${toText(value)} has no length.`)
}

function reverse(value: unknown, { budget }: FilterGiven): unknown {
  if (typeof value === 'string' || value instanceof SafeText) return charactersOf(toText(value)).toReversed().join('')
  return itemsOf(value, budget).toReversed()
}

export const listFilters: ReadonlyMap<string, TemplateFilter> = new Map<string, TemplateFilter>([
  ['join', join],
  ['length', length],
  ['count', length],
  ['first', (value, { budget }) => itemsOf(value, budget)[0]],
  ['last', (value, { budget }) => itemsOf(value, budget).at(-1)],
  ['list', (value, { budget }) => [...itemsOf(value, budget)]],
  ['sort', sort],
  ['reverse', reverse],
  ['unique', unique],
  ['min', extreme(-1)],
  ['max', extreme(1)],
  ['sum', sum],
  ['map', map],
  ['select', choose(true, false)],
  ['reject', choose(false, false)],
  ['selectattr', choose(true, true)],
  ['rejectattr', choose(false, true)],
  ['groupby', groupby],
  ['batch', batch],
  ['dictsort', dictsort],
  ['items', (value) => (isRecord(value) ? Object.entries(value) : [])],
])
