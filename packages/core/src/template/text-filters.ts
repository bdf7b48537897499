import { TemplateFault } from './template-fault.ts'
import type { FilterGiven, TemplateFilter } from './filter-given.ts'
import { isRecord } from './is-record.ts'
import { SafeText } from './safe-text.ts'
import { toSource } from './to-source.ts'
import { toText } from './to-text.ts'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' }

function escaped(value: unknown): SafeText {
  if (value instanceof SafeText) return value
  return new SafeText(toText(value).replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark))
}

function title(value: unknown): string {
  return toText(value).replaceAll(
    /[\p{L}\p{N}\p{M}']+/gu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  )
}

function indent(value: unknown, given: FilterGiven): string {
  const width = given.get(0, 'width') ?? 4
  const margin = typeof width === 'number' ? ' '.repeat(Math.max(0, Math.min(width, 1000))) : toText(width)
  const text = toText(value)
  const lines = text.split('\n')
  given.budget.write(text.length + lines.length * margin.length)
  const blank = given.flag(2, 'blank')
  return lines
    .map((line, index) => {
      if (index === 0) return given.flag(1, 'first') ? margin + line : line
      return line === '' && !blank ? line : margin + line
    })
    .join('\n')
}

function replace(value: unknown, given: FilterGiven): string {
  const text = toText(value)
  const from = given.text(0, 'old', '')
  const to = given.text(1, 'new', '')
  const most = given.number(2, 'count', -1)
  const parts = text.split(from)
  const times = most < 0 ? parts.length - 1 : Math.min(most, parts.length - 1)
  given.budget.write(text.length + times * to.length)
  return [parts.slice(0, times + 1).join(to), ...parts.slice(times + 1)].join(from)
}

function truncate(value: unknown, given: FilterGiven): string {
  const text = toText(value)
  const length = given.number(0, 'length', 255)
  const end = given.text(2, 'end', '...')
  if (text.length <= length + given.number(3, 'leeway', 5)) return text
  const cut = text.slice(0, Math.max(0, length - end.length))
  if (given.flag(1, 'killwords')) return cut + end
  const space = cut.lastIndexOf(' ')
  return (space === -1 ? cut : cut.slice(0, space)) + end
}

function center(value: unknown, given: FilterGiven): string {
  const text = toText(value)
  const width = Math.min(given.number(0, 'width', 80), 10_000)
  const missing = Math.max(0, width - text.length)
  // Python puts the odd blank on the left where text and width are both odd.
  const left = Math.floor(missing / 2) + (missing & width & 1)
  return ' '.repeat(left) + text + ' '.repeat(missing - left)
}

function wordwrap(value: unknown, given: FilterGiven): string {
  const width = Math.max(1, given.number(0, 'width', 79))
  return toText(value)
    .split('\n')
    .map((line) => wrapLine(line, width).join('\n'))
    .join('\n')
}

function wrapLine(line: string, width: number): readonly string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/).filter((each) => each !== '')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = ''
    }
    current = current === '' ? word : `${current} ${word}`
    for (; current.length > width; current = current.slice(width)) lines.push(current.slice(0, width))
  }
  return [...lines, current]
}

/** As Python's `json.dumps` with sorted keys, and without what could end a script in a page. */
function toJson(value: unknown, given: FilterGiven): SafeText {
  const width = given.number(0, 'indent', -1)
  const text = jsonText(value instanceof SafeText ? value.text : value, {
    width: width < 0 ? undefined : Math.min(width, 16),
    depth: 0,
    budget: given.budget,
  })
  given.budget.write(text.length)
  return new SafeText(text.replaceAll(/[<>&']/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`))
}

interface JsonLayout {
  /** Of one level of indentation; all on one line without. */
  readonly width: number | undefined
  readonly depth: number
  readonly budget: FilterGiven['budget']
}

function jsonText(value: unknown, layout: JsonLayout): string {
  const { width, depth, budget } = layout
  budget.step()
  if (depth > 60) throw new TemplateFault('It is nested too deeply to be written as JSON.')
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return plainJson(value)
  const within = { ...layout, depth: depth + 1 }
  const parts = isList
    ? value.map((item) => jsonText(item, within))
    : Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${plainJson(key)}: ${jsonText(item, within)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0 || width === undefined) return `${open}${parts.join(', ')}${close}`
  const margin = ' '.repeat(width * (depth + 1))
  return `${open}\n${parts.map((part) => margin + part).join(',\n')}\n${' '.repeat(width * depth)}${close}`
}

function plainJson(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity'
  const text = JSON.stringify(value instanceof SafeText ? value.text : (value ?? null)) ?? 'null'
  return text.replaceAll(/[^\u0020-\u007E]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** `%s`, `%d`, `%.2f`, `%05d`, `%-8s`, `%%`; enough for a table, and nothing that names a member. */
function format(value: unknown, { plain, budget }: FilterGiven): string {
  let index = 0
  const text = toText(value)
  budget.write(text.length)
  return text.replaceAll(
    /%([-0+ ]{0,4})(\d{0,4})(?:\.(\d{1,3}))?([sdifrx%])/g,
    // oxlint-disable-next-line max-params -- one for each group of the expression
    (_, flags: string, width: string, digits: string | undefined, kind: string) => {
      if (kind === '%') return '%'
      const given = plain[index]
      index += 1
      const shown = formatted(given, digits, kind)
      const room = Number(width === '' ? 0 : width)
      budget.write(room)
      if (flags.includes('-')) return shown.padEnd(room)
      return flags.includes('0') && kind !== 's' ? shown.padStart(room, '0') : shown.padStart(room)
    },
  )
}

function formatted(value: unknown, digits: string | undefined, kind: string): string {
  if (kind === 'r') return toSource(value)
  if (kind === 's') return digits === undefined ? toText(value) : toText(value).slice(0, Number(digits))
  const number = Number(value)
  if (kind === 'f') return number.toFixed(Math.min(Number(digits ?? 6), 100))
  return kind === 'x' ? Math.trunc(number).toString(16) : String(Math.trunc(number))
}

function trim(value: unknown, given: FilterGiven): string {
  const marks = given.get(0, 'chars')
  const text = toText(value)
  if (typeof marks !== 'string') return text.trim()
  let start = 0
  let end = text.length
  while (start < end && marks.includes(text.charAt(start))) start += 1
  while (end > start && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

export const textFilters: ReadonlyMap<string, TemplateFilter> = new Map<string, TemplateFilter>([
  ['upper', (value) => toText(value).toUpperCase()],
  ['lower', (value) => toText(value).toLowerCase()],
  ['capitalize', (value) => toText(value).charAt(0).toUpperCase() + toText(value).slice(1).toLowerCase()],
  ['title', title],
  ['trim', trim],
  ['replace', replace],
  ['indent', indent],
  ['truncate', truncate],
  ['center', center],
  ['wordwrap', wordwrap],
  [
    'wordcount',
    (value) =>
      toText(value)
        .split(/\s+/)
        .filter((word) => word !== '').length,
  ],
  ['tojson', toJson],
  ['format', format],
  ['escape', escaped],
  ['e', escaped],
  ['safe', (value) => new SafeText(toText(value))],
  ['string', (value) => toText(value)],
  [
    'urlencode',
    (value) =>
      encodeURIComponent(toText(value))
        .replaceAll('%2F', '/')
        .replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  ],
  [
    'striptags',
    (value) =>
      toText(value)
        .replaceAll(/<!--[^-]*-->|<[^<>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  ],
])
