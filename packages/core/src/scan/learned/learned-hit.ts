import type { ScanHit } from '../scan-rule.ts'
import type { JudgedWindow } from './gravest-windows.ts'
import type { LineModel } from './line-model.ts'
import { tellingLine } from './telling-line.ts'

/** What is said of a window: `likeness`, and what spoke for it; a warning where it does not come to a block. */
export function learnedHit(model: LineModel, { piece, window, score }: JudgedWindow, likeness: string): ScanHit {
  const isSure = score >= model.block
  const { start, end, names } = tellingLine(model, piece.text.text, window)
  return {
    piece,
    start,
    end,
    message: names.length === 0 ? `${likeness}.` : `${likeness}, most of all by ${names.join(', ')}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
  }
}
