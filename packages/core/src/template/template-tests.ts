import { compareValues } from './compare-values.ts'
import { isEqual } from './is-equal.ts'
import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { toText } from './to-text.ts'

/** A test of templates, `value is name(given)`. */
export type TemplateTest = (value: unknown, given: readonly unknown[]) => boolean

function isText(value: unknown): boolean {
  return typeof value === 'string' || value instanceof SafeText
}

function ordered(check: (order: number) => boolean): TemplateTest {
  return (value, [other]) => {
    const order = compareValues(value, other)
    return order !== undefined && check(order)
  }
}

const equal: TemplateTest = (value, [other]) => isEqual(value, other)
const unequal: TemplateTest = (value, [other]) => !isEqual(value, other)
const above = ordered((order) => order > 0)
const below = ordered((order) => order < 0)

/** Is it in a list, among the keys of a mapping, or part of a text? */
export function isIn(value: unknown, holder: unknown): boolean {
  if (Array.isArray(holder)) return holder.some((each) => isEqual(each, value))
  if (isText(holder)) return isText(value) && toText(holder).includes(toText(value))
  return isRecord(holder) && isText(value) && Object.hasOwn(holder, toText(value))
}

/** Every test there is, by name. A template cannot bring more. */
export const templateTests: ReadonlyMap<string, TemplateTest> = new Map<string, TemplateTest>([
  ['defined', (value) => value !== undefined],
  ['undefined', (value) => value === undefined],
  ['none', (value) => value === null],
  ['true', (value) => value === true],
  ['false', (value) => value === false],
  ['boolean', (value) => typeof value === 'boolean'],
  ['string', isText],
  ['number', (value) => typeof value === 'number' || typeof value === 'boolean'],
  ['integer', (value) => typeof value === 'number' && Number.isInteger(value)],
  ['float', (value) => typeof value === 'number' && !Number.isInteger(value)],
  ['mapping', isRecord],
  ['sequence', (value) => Array.isArray(value) || isText(value) || isRecord(value)],
  ['iterable', (value) => Array.isArray(value) || isText(value) || isRecord(value)],
  ['callable', (value) => value instanceof TemplateFunction],
  ['even', (value) => Number(value) % 2 === 0],
  ['odd', (value) => Math.abs(Number(value) % 2) === 1],
  ['divisibleby', (value, [by]) => Number(value) % Number(by) === 0],
  ['lower', (value) => isText(value) && toText(value) === toText(value).toLowerCase()],
  ['upper', (value) => isText(value) && toText(value) === toText(value).toUpperCase()],
  ['in', (value, [holder]) => isIn(value, holder)],
  ['sameas', (value, [other]) => value === other],
  ['escaped', (value) => value instanceof SafeText],
  ['eq', equal],
  ['equalto', equal],
  ['==', equal],
  ['ne', unequal],
  ['!=', unequal],
  ['gt', above],
  ['greaterthan', above],
  ['>', above],
  ['lt', below],
  ['lessthan', below],
  ['<', below],
  ['ge', ordered((order) => order >= 0)],
  ['>=', ordered((order) => order >= 0)],
  ['le', ordered((order) => order <= 0)],
  ['<=', ordered((order) => order <= 0)],
])
