import type { FrameScene } from '../frame-scene.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** Somebody else is let in. */
export function admitted(scene: FrameScene): WeighedFrame | undefined {
  const admitting = scene.mark('write', 'send', 'give')
  if (admitting === undefined || !scene.hasNear('rights')) return undefined
  const tally = new Tally()
  tally.add(1, 'rights of the user')
  tally.add(scene.hasMail ? 1.5 : scene.isForeign ? 1 : 0, 'to somebody else')
  manners(scene, tally)
  return tally.frame({ rule: 'agent-control', message: 'Lets somebody else in', at: admitting.at })
}
