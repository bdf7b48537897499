import type { LineModel } from './line-model.ts'

/** The signs of a window: the score of all that it says, what share of this stands nowhere else, and the score of this share. */
export interface WindowSigns {
  readonly alone: number
  readonly only: number
  readonly ofOnly: number
}

/** What three signs come to together. */
export function scoreOfSigns(
  model: Pick<LineModel, 'alone' | 'only' | 'ofOnly' | 'always'>,
  { alone, only, ofOnly }: WindowSigns,
): number {
  return model.alone * alone + model.only * only + model.ofOnly * ofOnly + model.always
}
