import type { FrameScene } from './frame-scene.ts'
import { admitted } from './kinds/admitted.ts'
import { asked } from './kinds/asked.ts'
import { control } from './kinds/control.ts'
import { diverted } from './kinds/diverted.ts'
import { guards } from './kinds/guards.ts'
import { leak } from './kinds/leak.ts'
import { led } from './kinds/led.ts'
import { remoteRules } from './kinds/remote-rules.ts'
import { ruin } from './kinds/ruin.ts'
import { traces } from './kinds/traces.ts'
import { unbound } from './kinds/unbound.ts'
import { unseen } from './kinds/unseen.ts'
import { whitewash } from './kinds/whitewash.ts'
import type { WeighedFrame } from './tally.ts'

const kinds = [
  leak,
  asked,
  control,
  remoteRules,
  unbound,
  whitewash,
  traces,
  diverted,
  ruin,
  guards,
  led,
  unseen,
  admitted,
] as const

/** Every kind of order that a scene makes, the weightiest first. */
export function weighFrames(scene: FrameScene): readonly WeighedFrame[] {
  const { kept } = scene
  if (kept.frames === undefined) {
    const frames: WeighedFrame[] = []
    for (const kind of kinds) {
      const frame = kind(scene)
      if (frame !== undefined) frames.push(frame)
    }
    kept.frames = frames.length > 1 ? frames.toSorted((left, right) => right.points - left.points) : frames
  }
  return kept.frames
}
