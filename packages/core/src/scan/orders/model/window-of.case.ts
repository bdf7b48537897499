import type { HostWeight } from '../../chains/weigh-host.ts'
import type { Piece } from '../../piece.ts'
import { MappedText } from '../../text/mapped-text.ts'
import type { ModelWindow } from './said-sentences.ts'

export interface WindowOptions {
  readonly weights?: readonly HostWeight[]
  readonly mails?: readonly string[]
  readonly before?: string
  readonly role?: Piece['role']
  readonly allowance?: number
}

/** A paragraph of SKILL.md as a judge of orders gets it. */
export function windowOf(
  line: string,
  { weights = [], mails = [], before = '', role = 'prose', allowance = 0 }: WindowOptions = {},
): ModelWindow {
  const text = new MappedText(line, new Uint32Array(line.length))
  const piece: Piece = { path: 'SKILL.md', role, language: 'markdown', text, layer: 0, isExample: false }
  return { line, start: 0, before, after: '', weights, mails, piece, allowance }
}
