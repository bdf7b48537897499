import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** Money goes to somebody else. */
export function diverted(scene: FrameScene): WeighedFrame | undefined {
  const swapping = scene.mark('swap')
  if (swapping === undefined || !scene.names('money')) return undefined
  const tally = new Tally()
  tally.add(1.5, 'money')
  tally.add(1, 'to somebody else')
  manners(scene, tally)
  holdBack(scene, tally)
  return tally.frame({ rule: 'conceal-and-act', message: 'Has money go elsewhere', at: swapping.at })
}
