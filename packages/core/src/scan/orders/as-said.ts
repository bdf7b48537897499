import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { JudgedOrder } from './judged-order.ts'
import type { OrderWindow } from './order-window.ts'

/** What was found, unless it stands in quotes and is talked about. */
export function asSaid<Found extends Pick<JudgedOrder, 'at'>>(
  window: Pick<OrderWindow, 'piece' | 'start' | 'line'>,
  found: Found | undefined,
): Found | undefined {
  const { piece } = window
  const isQuoted = found !== undefined && piece.role === 'prose' && piece.layer === 0 && isQuotedAt(window, found.at)
  return isQuoted ? undefined : found
}

const shortestQuotation = 16

function isQuotedAt({ piece, start, line }: Pick<OrderWindow, 'piece' | 'start' | 'line'>, at: number): boolean {
  const before = line.slice(Math.max(0, at - 120), at)
  if (!/["“«「]/.test(before)) return false
  // The value of a field is no quotation.
  const isValue = /[=:]\s?["“«「][^"”»」]*$/.test(before)
  if (isValue) return false
  const closing = line.slice(at).search(/["”»」]/)
  const isInQuotes = (before.match(/["“«「]/g)?.length ?? 0) % 2 === 1 && closing !== -1
  // A word in quotes is a name; only a sentence is a quotation.
  const opening = Math.max(
    before.lastIndexOf('"'),
    before.lastIndexOf('“'),
    before.lastIndexOf('«'),
    before.lastIndexOf('「'),
  )
  return (
    isInQuotes && before.length - opening + closing > shortestQuotation && isTalkedAbout(piece, start + at, start + at)
  )
}
