import type { FrameScene } from './frame-scene.ts'

/** A machine named without a scheme. */
const bareHost = /`(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|dev|app|xyz|test|example|cloud|info|site|online|top)`/i

/** How much the place speaks for an attack that something would go to; 0 when there is none. */
export function outlet(scene: FrameScene): number {
  if (scene.weights.includes('hostile')) return 3
  if (scene.weights.includes('foreign') || scene.hasMail) return 2.25
  if (scene.hasNear('channel')) return 2
  if (scene.weights.includes('placeholder')) return 1.5
  if (scene.weights.includes('own') || bareHost.test(scene.core.text)) return 1.25
  return scene.hasNear('vault') && scene.hasNear('encoded') ? 1 : 0
}
