import { TemplateFault } from './template-fault.ts'
import { isEqual } from './is-equal.ts'
import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { TemplateFunction } from './template-function.ts'
import { toText } from './to-text.ts'

type Method<Self> = (self: Self, given: readonly unknown[]) => unknown

/** Longer results come from filters, which count what they make. */
const textMethods: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['upper', (self) => self.toUpperCase()],
  ['lower', (self) => self.toLowerCase()],
  ['strip', (self) => self.trim()],
  ['lstrip', (self) => self.trimStart()],
  ['rstrip', (self) => self.trimEnd()],
  ['capitalize', (self) => self.charAt(0).toUpperCase() + self.slice(1).toLowerCase()],
  ['startswith', (self, [start]) => self.startsWith(toText(start))],
  ['endswith', (self, [end]) => self.endsWith(toText(end))],
  ['replace', replace],
  ['split', split],
  ['splitlines', (self) => self.split(/\r?\n/)],
  ['isdigit', (self) => /^\p{Nd}+$/u.test(self)],
  ['find', (self, [part]) => self.indexOf(toText(part))],
  ['count', (self, [part]) => self.split(toText(part)).length - 1],
])

/** A result longer than this is no page. */
const longest = 1_048_576

function replace(self: string, [from, to]: readonly unknown[]): string {
  const parts = self.split(toText(from))
  if (self.length + parts.length * toText(to).length > longest)
    throw new TemplateFault(`It makes more than ${longest} characters.`)
  return parts.join(toText(to))
}

function split(self: string, [sign, most]: readonly unknown[]): readonly string[] {
  const parts =
    sign === undefined || sign === null ? self.split(/\s+/).filter((part) => part !== '') : self.split(toText(sign))
  const limit = typeof most === 'number' && most >= 0 ? most : parts.length
  if (parts.length <= limit + 1) return parts
  return [...parts.slice(0, limit), parts.slice(limit).join(sign === undefined ? ' ' : toText(sign))]
}

const recordMethods: ReadonlyMap<string, Method<Readonly<Record<string, unknown>>>> = new Map<
  string,
  Method<Readonly<Record<string, unknown>>>
>([
  ['items', (self) => Object.entries(self)],
  ['keys', (self) => Object.keys(self)],
  ['values', (self) => Object.values(self)],
  ['get', (self, [key, preset]) => (Object.hasOwn(self, toText(key)) ? self[toText(key)] : (preset ?? null))],
])

const listMethods: ReadonlyMap<string, Method<readonly unknown[]>> = new Map<string, Method<readonly unknown[]>>([
  ['index', (self, [item]) => self.findIndex((each) => isEqual(each, item))],
  ['count', (self, [item]) => self.filter((each) => isEqual(each, item)).length],
])

/** One of the methods of text, mappings and lists that templates call; none of them changes anything. */
export function methodOf(object: unknown, name: string): TemplateFunction | undefined {
  if (typeof object === 'string' || object instanceof SafeText)
    return bound(textMethods.get(name), toText(object), name)
  if (Array.isArray(object)) return bound(listMethods.get(name), object, name)
  return isRecord(object) ? bound(recordMethods.get(name), object, name) : undefined
}

function bound<Self>(method: Method<Self> | undefined, self: Self, name: string): TemplateFunction | undefined {
  return method && new TemplateFunction(name, (given) => method(self, given))
}
