import { scenesOf, type SceneWindow } from './scenes-of.ts'
import type { WeighedFrame } from './tally.ts'
import { weighFrames } from './weigh-frames.ts'

/** The weightiest order in a paragraph, however little speaks for it. */
export function heaviestFrame(window: SceneWindow): WeighedFrame | undefined {
  let heaviest: WeighedFrame | undefined
  for (const scene of scenesOf(window)) {
    const best = weighFrames(scene)[0]
    if (best !== undefined && best.points > (heaviest?.points ?? 0))
      heaviest = { ...best, at: scene.core.start + best.at }
  }
  return heaviest
}
