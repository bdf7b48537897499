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
  /** Three paragraphs before, as a list that leads up to it takes. */
  readonly before: string
  /** Two paragraphs after. */
  readonly after: string
  /** The code that the paragraph leads up to, or nothing. */
  readonly code: string
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
  const codeAfter = fencesOf(skill, piece)
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
        before: lines
          .slice(Math.max(0, index - 5), index)
          .filter(isWords)
          .slice(-3)
          .join('\n')
          .slice(-longest),
        after: lines
          .slice(index + 1, index + 4)
          .filter(isWords)
          .slice(0, 2)
          .join('\n')
          .slice(0, longest),
        around: `${before}\n${text}\n${after}`,
        code: codeAfter(piece.text.origin(Math.max(start, end - 1))),
        addresses,
        weights: addresses.map((address) => weighHost(skill, address)),
        mails: text.includes('@') ? (text.match(mail) ?? []) : [],
      }
    }
    start = end + 1
  }
}

function isWords(line: string): boolean {
  return line.trim() !== ''
}

/** A fence begins this near to the paragraph before it: an end of line, a blank line and the mark itself. */
const nearest = 60

/** Text of the fence that begins right behind an offset of the file. */
function fencesOf({ code }: SkillView, { path, role }: Piece): (end: number) => string {
  if (role !== 'prose') return () => ''
  const fences = code.flatMap((piece) =>
    piece.path === path && piece.role === 'fence' && piece.layer === 0 ? [{ start: piece.text.origin(0), piece }] : [],
  )
  return (end) => fences.find(({ start }) => start > end && start - end < nearest)?.piece.text.text.slice(0, 2000) ?? ''
}
