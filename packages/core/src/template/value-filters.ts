import type { FilterGiven, TemplateFilter } from './filter-given.ts'
import { isTruthy } from './is-truthy.ts'
import { toText } from './to-text.ts'

function byDefault(value: unknown, given: FilterGiven): unknown {
  const preset = given.get(0, 'default_value') ?? ''
  return value === undefined || (given.flag(1, 'boolean') && !isTruthy(value)) ? preset : value
}

function toInteger(value: unknown, given: FilterGiven): number {
  const preset = given.number(0, 'default', 0)
  const base = given.number(1, 'base', 10)
  const text = toText(value).trim()
  const number =
    typeof value === 'boolean'
      ? Number(value)
      : base === 10
        ? Number(text === '' ? 'x' : text)
        : Number.parseInt(text, base)
  return Number.isFinite(number) ? Math.trunc(number) : preset
}

function toNumber(value: unknown, given: FilterGiven): number {
  const text = toText(value).trim()
  const number = typeof value === 'boolean' ? Number(value) : Number(text === '' ? 'x' : text)
  return Number.isFinite(number) ? number : given.number(0, 'default', 0)
}

/** Half goes to the even neighbour, as in Python. */
function round(value: unknown, given: FilterGiven): number {
  const scale = 10 ** Math.max(-12, Math.min(12, given.number(0, 'precision', 0)))
  const method = given.text(1, 'method', 'common')
  const scaled = Number(value) * scale
  if (method === 'ceil') return Math.ceil(scaled) / scale
  if (method === 'floor') return Math.floor(scaled) / scale
  const below = Math.floor(scaled)
  const rest = scaled - below
  const isUp = rest > 0.5 || (rest === 0.5 && below % 2 !== 0)
  return (isUp ? below + 1 : below) / scale
}

export const valueFilters: ReadonlyMap<string, TemplateFilter> = new Map<string, TemplateFilter>([
  ['default', byDefault],
  ['d', byDefault],
  ['int', toInteger],
  ['float', toNumber],
  ['abs', (value) => Math.abs(Number(value))],
  ['round', round],
])
