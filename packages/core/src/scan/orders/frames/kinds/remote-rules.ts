import type { FrameScene } from '../frame-scene.ts'
import { manners } from '../manners.ts'
import { outlet } from '../outlet.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** Orders of another machine are obeyed. */
export function remoteRules(scene: FrameScene): WeighedFrame | undefined {
  const obeying = scene.mark('obey')
  if (obeying === undefined || !scene.weights.some((weight) => weight !== 'harmless')) return undefined
  const isWhatever =
    /\b(?:whatever|any command|every command|anything|everything)\b/i.test(
      scene.core.text.slice(obeying.at, obeying.at + 30),
    ) && /https?:\/\//.test(scene.core.text)
  if (!isWhatever && !scene.hasNear('fetch', 'read')) return undefined
  const tally = new Tally()
  tally.add(1, 'fetched orders')
  if (isWhatever) tally.add(2, 'whatever they are')
  tally.add(Math.min(2, outlet(scene)), 'of another machine')
  if (scene.saidNear('above')) tally.add(1.5, 'above all')
  if (scene.hasNear('agentFile')) tally.add(0.75, "into the agent's own files")
  manners(scene, tally)
  return tally.frame({ rule: 'agent-control', message: 'Has orders of another machine obeyed', at: obeying.at })
}
