import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** The work of the user is destroyed. */
export function ruin(scene: FrameScene): WeighedFrame | undefined {
  const ruining = scene.mark('destroy')
  if (ruining === undefined || !scene.names('data', 'output')) return undefined
  const tally = new Tally()
  tally.add(1, 'destroyed')
  if (
    /\bforce\b|\bzeros?\b|\bshred\w*\b|\brandom (?:bytes|data)\b|\birrevers\w+|\bproduction\b|\bevery(?:thing)?\b|\ball\b/i.test(
      scene.text,
    )
  )
    tally.add(1, 'for good')
  manners(scene, tally)
  holdBack(scene, tally)
  return tally.frame({
    rule: 'destructive-action',
    message: 'Has the work of the user destroyed',
    at: ruining.at,
    object: ['data', 'output'],
  })
}
