import { concealmentOf } from './concealment-of.ts'
import type { FrameScene } from './frame-scene.ts'
import type { Tally } from './tally.ts'

/** Manners that an order has which its user would not want. */
export function manners(scene: FrameScene, tally: Tally): void {
  tally.add(unseen(scene), 'unseen')
  if (scene.saidNear('unasked')) tally.add(1.25, 'without asking')
  if (scene.hasNear('encoded')) tally.add(1, 'encoded')
  if (scene.saidNear('deceive')) tally.add(1, 'passed off as something else')
  if (scene.hasNear('later')) tally.add(0.5, 'for good')
  if (scene.names('always')) tally.add(0.5, 'each time')
  if (scene.hasNear('trigger')) tally.add(1.5, 'on a condition')
  if (scene.hasNear('pretext')) tally.add(0.5, 'under a pretext')
  if (scene.saidNear('against')) tally.add(2, 'against the will of the user')
  if (scene.hasNear('shadow')) tally.add(1.25, "in place of the agent's own tools")
  if (scene.isHidden) tally.add(1.5, 'hidden')
}

/** What a neighbour keeps quiet about may be something else. */
function unseen(scene: FrameScene): number {
  if (scene.concealment() < 2) return scene.concealment()
  return concealmentOf(scene.core) === 2 ? 3 : 1.5
}
