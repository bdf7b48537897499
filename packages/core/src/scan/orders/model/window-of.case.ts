import type { HostWeight } from '../../chains/weigh-host.ts'
import type { Piece } from '../../piece.ts'
import { MappedText } from '../../text/mapped-text.ts'
import { addressesIn } from '../../hosts/addresses-in.ts'
import type { OrderWindow } from '../order-window.ts'

export interface WindowOptions {
  readonly weights?: readonly HostWeight[]
  readonly mails?: readonly string[]
  readonly before?: string
  readonly role?: Piece['role']
  readonly allowance?: number
  readonly path?: string
}

/** A paragraph, of SKILL.md unless told, as a judge of orders gets it. */
export function windowOf(
  line: string,
  { weights = [], mails = [], before = '', role = 'prose', allowance = 0, path = 'SKILL.md' }: WindowOptions = {},
): OrderWindow {
  const text = new MappedText(line, new Uint32Array(line.length))
  const piece: Piece = { path, role, language: 'markdown', text, layer: 0, isExample: false }
  const place = { start: 0, end: line.length, around: line, before, after: '', code: '' }
  return { line, ...place, addresses: addressesIn(line), weights, mails, piece, allowance }
}
