import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { manners } from '../manners.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** What the agent believes, or may do, is changed. */
export function control(scene: FrameScene): WeighedFrame | undefined {
  const writing = scene.mark('write', 'swap')
  if (writing === undefined || !scene.hasNear('agentFile')) return undefined
  const isElsewhere = scene.weights.some((weight) => weight !== 'own')
  const tally = new Tally()
  tally.add(scene.names('agentFile') ? 1.5 : 1, "into the agent's own files")
  tally.add(scene.isForeign ? 1.5 : scene.weights.includes('own') ? 0.75 : 0, 'of another machine')
  if (scene.hasNear('obey')) tally.add(1.25, 'to be obeyed')
  if (scene.hasNear('trust')) tally.add(1.5, 'to be trusted')
  else if (/["“`][^"”`\n]{10,400}https?:\/\//.test(scene.text)) tally.add(1, 'an order with an address')
  if (scene.saidNear('above')) tally.add(1, 'above all')
  if (scene.hasNear('lift') && scene.hasNear('guard', 'bounds')) tally.add(1.5, 'guards lifted')
  if (/\bbase (?:address|url)\b|_BASE_URL\b|\bproxy\b/i.test(scene.core.text) && isElsewhere)
    tally.add(2, 'its traffic rerouted')
  manners(scene, tally)
  holdBack(scene, tally, isElsewhere || scene.names('obey', 'trust') || scene.saidNear('above'))
  return tally.frame({
    rule: 'agent-control',
    message: 'Changes what the agent believes or may do',
    at: writing.at,
    object: ['agentFile'],
  })
}
