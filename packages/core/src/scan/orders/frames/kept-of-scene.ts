import type { ClassSet } from './class-sets.ts'
import type { FrameScene } from './frame-scene.ts'
import type { WeighedFrame } from './tally.ts'

/** What was found out about a scene: it says the same of whatever paragraph has the same sentences beside each other. */
class Kept {
  /** All classes that are named in it. */
  named: ClassSet | undefined
  concealment: number | undefined
  /** What `weighFrames` made of it. */
  frames: readonly WeighedFrame[] | undefined
  /** What `sceneFeatures` made of it, where its paragraph only points to addresses and where it does not. */
  features: ReadonlyMap<string, number> | undefined
  citedFeatures: ReadonlyMap<string, number> | undefined
}

export type KeptOfScene = Kept

let known = new Map<string, KeptOfScene>()
const mostKnown = 2000

/** By the sentences of a scene, and all else that it is read from. */
export function keptOfScene({ core, near, weights, hasMail, isHidden }: FrameScene): KeptOfScene {
  const name = [
    hasMail,
    isHidden,
    near.indexOf(core),
    weights.join(','),
    near.map(({ kept }) => kept.number).join(' '),
  ].join(';')
  let kept = known.get(name)
  if (kept === undefined) {
    if (known.size >= mostKnown) known = new Map()
    kept = new Kept()
    known.set(name, kept)
  }
  return kept
}
