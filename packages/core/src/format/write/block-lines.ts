import { writeScalar } from './write-scalar.ts'

/**
 * Lines of `key: value` in block style, without indentation of their own. Empty lists, mappings and
 * `undefined` are left out, as block style cannot write them (decisions R-3); so the result may be empty.
 */
export function blockLines(key: string, value: unknown): readonly string[] {
  const head = `${writeScalar(key)}:`
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [`${head} ${scalarText(value)}`]
  const children = Array.isArray(value) ? value.flatMap((item) => itemLines(item)) : mapLines(value)
  return children.length === 0 ? [] : [head, ...children.map((line) => `  ${line}`)]
}

function mapLines(value: object): readonly string[] {
  return Object.entries(value).flatMap(([key, item]) => blockLines(key, item))
}

function itemLines(item: unknown): readonly string[] {
  if (typeof item !== 'object' || item === null) return item === undefined ? [] : [`- ${scalarText(item)}`]
  const lines = Array.isArray(item) ? item.flatMap((child) => itemLines(child)) : mapLines(item)
  return lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))
}

function scalarText(value: unknown): string {
  return typeof value === 'string' ? writeScalar(value) : JSON.stringify(value)
}
