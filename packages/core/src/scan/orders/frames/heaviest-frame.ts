import { isDoubtful } from './is-doubtful.ts'
import { scenesOf, type SceneWindow } from './scenes-of.ts'
import type { WeighedFrame } from './tally.ts'
import { weighFrames } from './weigh-frames.ts'

export interface HeaviestFrame extends WeighedFrame {
  /** Its words may stand together by chance: a warning, and no more. */
  readonly isDoubtful: boolean
}

/** Doubts are asked for where an order may block. */
const worthADoubt = 4.5

/** The weightiest order in a paragraph, however little speaks for it; one that is not doubtful before one that is. */
export function heaviestFrame(window: SceneWindow): HeaviestFrame | undefined {
  let heaviest: HeaviestFrame | undefined
  for (const scene of scenesOf(window)) {
    for (const frame of weighFrames(scene)) {
      if (frame.points <= (heaviest?.points ?? 0) && heaviest?.isDoubtful !== true) break
      const doubtful = frame.points >= worthADoubt && isDoubtful(scene, frame)
      if (heaviest !== undefined && !isHeavier({ points: frame.points, isDoubtful: doubtful }, heaviest)) continue
      heaviest = { ...frame, at: scene.core.start + frame.at, isDoubtful: doubtful }
    }
  }
  return heaviest
}

type Weight = Pick<HeaviestFrame, 'points' | 'isDoubtful'>

function isHeavier(one: Weight, other: Weight): boolean {
  return solid(one) > solid(other) || (solid(one) === solid(other) && one.points > other.points)
}

function solid({ points, isDoubtful: doubtful }: Weight): number {
  return doubtful ? Math.min(points, worthADoubt) : points
}
