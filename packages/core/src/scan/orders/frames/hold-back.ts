import { concealmentOf } from './concealment-of.ts'
import type { FrameScene } from './frame-scene.ts'
import type { Tally } from './tally.ts'

/** A warning, and no more. */
const mostOfFaint = 4.5

/**
 * Reviews that are skipped, findings that are dropped, work that is deleted: honest pages are full of it. However much comes
 * together around it, it is blocked only where the sentence itself hides the deed, or says that it is not wanted.
 */
export function holdBack(scene: FrameScene, tally: Tally, isPlain = false): void {
  const isShameless = isPlain || concealmentOf(scene.core) === 2 || scene.core.said('against') !== undefined
  if (!isShameless) tally.points = Math.min(tally.points, mostOfFaint)
}
