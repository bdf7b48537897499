import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** What guards the user is switched off. */
export function guards(scene: FrameScene): WeighedFrame | undefined {
  const lifting =
    scene.mark('lift') ?? (scene.saidNear('unasked') && scene.names('guard') ? scene.core.said('guard') : undefined)
  if (lifting === undefined || !scene.hasNear('guard')) return undefined
  const tally = new Tally()
  tally.add(scene.names('guard') ? 1.5 : 1, 'guards')
  tally.add(1.25, 'lifted')
  if (
    /\b(?:(?:do not|don't) ask again|on your own|yourself|yes to|whole disk|stop the|turn(?:ed)? off|for good)\b/i.test(
      scene.text,
    )
  )
    tally.add(1, 'wholly')
  if (scene.hasNear('agentFile')) tally.add(scene.hasNear('later') ? 1.75 : 1, 'in its own settings')
  manners(scene, tally)
  holdBack(scene, tally, scene.names('agentFile') || scene.core.said('deceive') !== undefined)
  return tally.frame({
    rule: 'agent-control',
    message: 'Has what guards the user switched off',
    at: lifting.at,
    object: ['guard', 'agentFile'],
  })
}
