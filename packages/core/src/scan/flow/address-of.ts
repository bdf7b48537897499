import type { FlowValue } from './flow-value.ts'

/** The first address among values, as far as it is known. */
export function addressOf(values: readonly FlowValue[], depth = 0): string {
  for (const { shape, items, key } of values) {
    if (/^\s*(?:https?|wss?|ftp):\/\//i.test(shape)) return shape.slice(0, 300)
    if (key === 'host' || key === 'hostname') return `https://${shape.slice(0, 200)}/`
    if (/^[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}$/.test(shape) && /^\d|\.[a-z]{2,12}$/i.test(shape))
      return `https://${shape}/`
    const inner = items === undefined || depth > 4 ? '' : addressOf(items, depth + 1)
    if (inner !== '') return inner
  }
  return ''
}
