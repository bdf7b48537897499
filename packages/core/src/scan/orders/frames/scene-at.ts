import { doesExplain } from './does-explain.ts'
import { FrameScene } from './frame-scene.ts'
import type { SceneWindow } from './scenes-of.ts'
import { sentencesOf } from './sentences-of.ts'

/** `name@192.0.2.1`, or such a number alone: no name of a machine that somebody stands for. */
const machine = /(?<![\d.])(?!127\.|10\.|192\.168\.|0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/

/** Scenes of the paragraph that was asked of last: first the frames read them, and then the model. */
let last: { readonly window: SceneWindow; readonly scenes: FrameScene[] } | undefined

/** The sentence of that number in a paragraph, with those around it. */
export function sceneAt(window: SceneWindow, index: number): FrameScene {
  if (last?.window !== window) last = { window, scenes: [] }
  return (last.scenes[index] ??= read(window, index))
}

function read({ line, before, after, weights, mails, piece }: SceneWindow, index: number): FrameScene {
  const own = sentencesOf(line)
  const core = own[index]
  if (core === undefined) throw new RangeError(`no sentence ${index}`)
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  const isItem = /^\s*(?:[-*+]|\d{1,2}[.)])\s/.test(line)
  const near = [
    ...(index <= 1 ? linesOf(before).slice(isItem ? -3 : -1) : []),
    ...own.slice(Math.max(0, index - 2), index + 3),
    ...(index === own.length - 1 ? linesOf(after).slice(0, isItem ? 2 : 1) : []),
  ].filter((sentence) => isHidden || sentence === core || !doesExplain(sentence))
  return new FrameScene({ core, near, weights, hasMail: mails.length > 0 || machine.test(line), isHidden })
}

function linesOf(text: string) {
  return text.split('\n').flatMap(sentencesOf)
}
