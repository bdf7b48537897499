import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost, type HostWeight } from '../chains/weigh-host.ts'

/** A paragraph with its neighbours: as much as one order takes. */
export interface OrderWindow {
  readonly piece: Piece
  /** 0-based offsets of the paragraph itself. */
  readonly start: number
  readonly end: number
  readonly line: string
  /** The paragraph with the one before and the one after. */
  readonly around: string
  readonly addresses: readonly Address[]
  readonly weights: readonly HostWeight[]
  readonly mails: readonly string[]
}

const longest = 900
const mostLines = 4000
const mail = /(?<![\w.+-])[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}/g

/** The paragraphs of a page that can hold an order worth a look. */
export function* orderWindows(skill: SkillView, piece: Piece): Iterable<OrderWindow> {
  const lines = piece.text.text.split('\n', mostLines)
  let start = 0
  for (const [index, line] of lines.entries()) {
    const end = start + line.length
    if (line.trim() !== '') {
      const text = line.slice(0, longest * 2)
      const before = (lines[index - 1] ?? '').slice(-longest / 3)
      const after = (lines[index + 1] ?? '').slice(0, longest / 3)
      const addresses = text.includes('://') ? addressesIn(text, 6) : []
      yield {
        piece,
        start,
        end,
        line: text,
        around: `${before}\n${text}\n${after}`,
        addresses,
        weights: addresses.map((address) => weighHost(skill, address)),
        mails: text.includes('@') ? (text.match(mail) ?? []) : [],
      }
    }
    start = end + 1
  }
}
