import type { Piece } from '../piece.ts'
import { blocksOf } from './blocks-of.ts'
import { KnownColumns } from './known-columns.ts'
import type { LineBlock } from './line-blocks.ts'
import type { LineModel } from './line-model.ts'
import { lineWindows, type LineWindow } from './line-windows.ts'
import { scoreWindow } from './score-window.ts'

/** The place in a file that is most like what a model knows of attacks, and how much. */
export interface JudgedWindow {
  readonly piece: Piece
  readonly window: LineWindow
  readonly score: number
}

/**
 * Of each file that `isAsked` names the gravest window, where it comes to a warning. What the other files say, and the rest of this one,
 * is no surprise in it.
 */
export function* gravestWindows(
  model: LineModel,
  whole: readonly Piece[],
  isAsked: (path: string) => boolean,
): Iterable<JudgedWindow> {
  const blocks = ({ text }: Piece): readonly LineBlock[] => blocksOf(text, model)
  const asked = new Map(whole.filter(({ path }) => isAsked(path)).map((piece) => [piece, blocks(piece)]))
  let columns: KnownColumns | undefined
  const known = (): KnownColumns => {
    columns ??= new KnownColumns(whole.filter(({ path }) => !isAsked(path)).flatMap(blocks), [...asked.values()].flat())
    return columns
  }
  for (const [piece, ofPiece] of asked) {
    if (piece.isExample) continue
    let gravest: JudgedWindow | undefined
    for (const window of lineWindows(ofPiece)) {
      const score = scoreWindow(model, window, known)
      if (score !== undefined && score >= model.warn && score > (gravest?.score ?? -Infinity))
        gravest = { piece, window, score }
    }
    if (gravest !== undefined) yield gravest
  }
}
