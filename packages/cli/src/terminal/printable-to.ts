import { printable } from './printable.ts'
import { cutTo } from './text-width.ts'

// Made once: where it stands in a function it is made anew for each of thousands of texts.
const plain = /^[\u0020-\u007E]*$/

/**
 * `printable`, cut to a number of columns. Where the beginning has one column for each character nothing behind it
 * matters, and of thousands of long descriptions nearly all are like that.
 */
export function printableTo(text: string, width: number): string {
  const head = text.length <= width ? text : text.slice(0, width + 1)
  if (!plain.test(head)) return cutTo(printable(text), width)
  return head.length <= width ? head : `${head.slice(0, width - 1).trimEnd()}…`
}
