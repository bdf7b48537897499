import type { FrameScene } from '../frame-scene.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** Something is done that its user is not to know of. */
export function unseen(scene: FrameScene): WeighedFrame | undefined {
  const acting = scene.mark('send', 'give', 'write', 'run', 'destroy', 'swap', 'push', 'lift')
  const how = scene.concealment()
  if (acting === undefined || how === 0) return undefined
  const tally = new Tally()
  tally.add(how === 2 ? 2.5 : 1, 'unseen')
  if (scene.isForeign) tally.add(1.5, 'another machine')
  else if (scene.weights.includes('own')) tally.add(0.75, 'another machine')
  if (scene.hasMail) tally.add(1, 'by mail')
  if (scene.hasNear('vault', 'bait')) tally.add(1, 'secrets')
  if (scene.hasNear('agentFile')) tally.add(1, "the agent's own files")
  if (/\baccount\b[^.\n]{0,40}\bwith the password\b|\bback ?door\b|\bmaster password\b/i.test(scene.text))
    tally.add(2, 'a way in')
  if (scene.hasNear('money')) tally.add(1, 'money')
  if (scene.hasNear('guard')) tally.add(0.5, 'guards')
  if (scene.says('push', 'swap')) tally.add(1, 'partial')
  if (scene.saidNear('against')) tally.add(2, 'against the will of the user')
  if (scene.hasNear('trigger')) tally.add(1.5, 'on a condition')
  if (scene.saidNear('unasked')) tally.add(1, 'without asking')
  if (scene.hasNear('encoded', 'deceive')) tally.add(1, 'disguised')
  if (scene.isHidden) tally.add(1.5, 'hidden')
  return tally.frame({
    rule: 'conceal-and-act',
    message: 'Tells the agent to do something that its user is not to know of',
    at: acting.at,
  })
}
