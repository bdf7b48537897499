import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** What was found is not to be told. */
export function whitewash(scene: FrameScene): WeighedFrame | undefined {
  if (!scene.hasNear('finding')) return undefined
  const hiding = scene.mark('clean') ?? scene.mark('lift')
  if (hiding === undefined) return undefined
  const tally = new Tally()
  tally.add(1, 'findings')
  tally.add(1, 'called fine')
  if (scene.hasNear('output')) tally.add(0.5, 'in a report')
  manners(scene, tally)
  if (scene.saidNear('deceive')) tally.add(1, 'a false report')
  holdBack(scene, tally, scene.saidNear('deceive'))
  return tally.frame({ rule: 'conceal-and-act', message: 'Has findings hidden', at: hiding.at, object: ['finding'] })
}
