import type { OrderWindow } from '../order-window.ts'
import { doesExplain } from './does-explain.ts'
import { frameDeeds } from './frame-deeds.ts'
import type { FrameScene } from './frame-scene.ts'
import type { FrameSentence } from './frame-sentence.ts'
import { sceneAt } from './scene-at.ts'
import { sentencesOf } from './sentences-of.ts'

/** What a paragraph's orders are read from. */
export type SceneWindow = Pick<
  OrderWindow,
  'line' | 'before' | 'after' | 'linesBefore' | 'linesAfter' | 'weights' | 'mails' | 'piece'
>

const deeds = [...frameDeeds].flatMap(([name, { mayOrder }]) => (mayOrder ? [name] : []))

/** Each sentence of a paragraph that may order something, with those around it. */
export function scenesOf(window: SceneWindow): readonly FrameScene[] {
  const { line, piece } = window
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  const scenes: FrameScene[] = []
  if (!isHidden && line.trimStart().startsWith('|')) return scenes
  for (const [index, core] of sentencesOf(line).entries()) {
    if (!mayOrder(core) || (!isHidden && doesExplain(core))) continue
    const scene = sceneAt(window, index)
    // What was said before in the same words among the same sentences is looked at once.
    if (scene.core === core) scenes.push(scene)
  }
  return scenes
}

/** Most sentences tell nobody to do anything, and are done with here. */
function mayOrder(sentence: FrameSentence): boolean {
  return (sentence.kept.mayOrder ??= sentence.hasAny(deeds))
}
