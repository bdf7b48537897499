import { applyEdits } from '../text/apply-edits.ts'
import { keepOthers } from './keep-others.ts'
import { readJsonText, type JsonMember, type JsonText } from './read-json-text.ts'

const comments = /\/\/[^\n]*|\/\*[^]*?\*\//g

export interface EditJsonOptions {
  /** From the top, at least one key. */
  readonly path: readonly [string, ...string[]]
  /** `undefined` takes the member away. */
  readonly value: Readonly<Record<string, unknown>> | undefined
  /** Keys of a value that is there already which this one replaces; its others stay. */
  readonly own: readonly string[]
}

/**
 * The text with one member set or taken away; comments and everything else stay as they are. `undefined` when the text
 * cannot be read, or something on the path is no object. A text that says so already is given back as it is.
 */
export function editJsonText(text: string, { path, value, own }: EditJsonOptions): string | undefined {
  const source = text.trim() === '' ? '{}\n' : text
  const whole = readJsonText(source)
  if (whole === undefined) return undefined
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const unit = /\n([ \t]+)"/.exec(source)?.[1] ?? '  '
  let object = whole
  for (const [depth, key] of path.entries()) {
    if (object.members === undefined) return undefined
    const member = object.members.findLast((each) => each.key === key)
    const isLast = depth === path.length - 1
    if (member === undefined) {
      if (value === undefined) return text
      const inner = path.slice(depth + 1).reduceRight<unknown>((within, name) => ({ [name]: within }), value)
      return insert(source, object, { key, value: inner, unit, newline })
    }
    if (isLast && value === undefined) {
      const left = remove(source, object, member)
      return isTwice(object, member) ? editJsonText(left, { path, value, own }) : left
    }
    if (isLast) return replace(source, member, { value: keepOthers(member.value.data, value, own), unit, newline })
    object = member.value
  }
  return undefined
}

interface Layout {
  readonly value: unknown
  readonly unit: string
  readonly newline: string
}

function insert(
  text: string,
  { start, end, members = [] }: JsonText,
  added: Layout & { readonly key: string },
): string {
  const { key, value, unit, newline } = added
  const outer = indentAt(text, start)
  const last = members.at(-1)
  const indent = last === undefined ? outer + unit : indentAt(text, last.start)
  const member = `${newline}${indent}${JSON.stringify(key)}: ${write(value, indent, { unit, newline })}`
  // Behind what stands before the brace, comments included, and in front of the brace's own line.
  const place = start + 1 + text.slice(start + 1, end - 1).trimEnd().length
  const tail = /\n/.test(text.slice(place, end - 1)) ? '' : `${newline}${outer}`
  const hasComma = last !== undefined && commaBetween(text, last.value.end, place) !== undefined
  const comma = last === undefined || hasComma ? [] : [{ start: last.value.end, end: last.value.end, text: ',' }]
  return applyEdits(text, [...comma, { start: place, end: place, text: `${member}${tail}` }])
}

function replace(text: string, { start, value: old }: JsonMember, { value, unit, newline }: Layout): string {
  if (JSON.stringify(old.data) === JSON.stringify(value)) return text
  return applyEdits(text, [
    { start: old.start, end: old.end, text: write(value, indentAt(text, start), { unit, newline }) },
  ])
}

/** A key that stands there twice counts as its last one says: with that one gone, the one before would. */
function isTwice({ members = [] }: JsonText, member: JsonMember): boolean {
  return members.some((each) => each !== member && each.key === member.key)
}

/** The member goes with one comma and with its line, where nothing else is on it; comments beside it stay. */
function remove(text: string, { start, end, members = [] }: JsonText, member: JsonMember): string {
  const at = members.indexOf(member)
  const before = members[at - 1]
  const behind = commaBetween(text, member.value.end, members[at + 1]?.start ?? end - 1)
  const comma = behind ?? (before === undefined ? undefined : commaBetween(text, before.value.end, member.start))
  const commas = comma === undefined ? [] : [{ start: comma, end: comma + 1, text: '' }]
  const inside = applyEdits(text.slice(0, end - 1), [
    { start: member.start, end: member.value.end, text: '' },
    ...commas,
  ])
  const isBefore = comma !== undefined && comma < member.start
  const left = withoutGap(inside, isBefore ? member.start - 1 : member.start, isBefore)
  const isEmpty = left.slice(start + 1).trim() === ''
  return `${isEmpty ? left.slice(0, start + 1) : left}${text.slice(end - 1)}`
}

function commaBetween(text: string, start: number, end: number): number | undefined {
  const found = text
    .slice(start, end)
    .replaceAll(comments, (comment) => ' '.repeat(comment.length))
    .indexOf(',')
  return found === -1 ? undefined : start + found
}

/** Of what stood at `place`, no empty line is left, and no space beside the comma that went with it. */
function withoutGap(text: string, place: number, isBefore: boolean): string {
  const before = text.slice(0, place)
  const space = /^[ \t]*/.exec(text.slice(place))?.[0] ?? ''
  const rest = text.slice(place + space.length)
  const line = /^\r?\n/.exec(rest)?.[0]
  const indent = /(?<=^|\n)[ \t]*$/.exec(before)?.[0]
  if (line !== undefined && indent !== undefined) {
    return before.slice(0, before.length - indent.length) + rest.slice(line.length)
  }
  return isBefore ? before.trimEnd() + space + rest : before + rest
}

function write(value: unknown, indent: string, { unit, newline }: Omit<Layout, 'value'>): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', `${newline}${indent}`)
}

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
