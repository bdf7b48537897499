import type { FrameScene } from '../frame-scene.ts'
import { manners } from '../manners.ts'
import { outlet } from '../outlet.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** The user is asked for what only they may know, and it is handed on. */
export function asked(scene: FrameScene): WeighedFrame | undefined {
  const asking = scene.mark('ask')
  if (asking === undefined || !scene.hasNear('bait')) return undefined
  const handing = scene.near.some(
    (each) => (each.said('send') ?? each.said('give') ?? each.said('write')) !== undefined,
  )
  const where = outlet(scene)
  if (!handing || where === 0) return undefined
  const tally = new Tally()
  tally.add(scene.names('bait') ? 2 : 1.5, 'what only its owner may know')
  tally.add(where, 'elsewhere')
  tally.add(1, 'asked for')
  manners(scene, tally)
  return tally.frame({
    rule: 'agent-exfiltration',
    message: 'Asks the user for a secret and hands it on',
    at: asking.at,
  })
}
