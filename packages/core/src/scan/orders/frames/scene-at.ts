import { doesExplain } from './does-explain.ts'
import { FrameScene } from './frame-scene.ts'
import type { FrameSentence } from './frame-sentence.ts'
import type { SceneWindow } from './scenes-of.ts'
import { sentencesOf } from './sentences-of.ts'

/** `name@192.0.2.1`, or such a number alone: no name of a machine that somebody stands for. */
const machine = /(?<![\d.])(?!127\.|10\.|192\.168\.|0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/

/** Scenes of the paragraph that was asked of last: first the frames read them, and then the model. */
let last: ScenesOfWindow | undefined

interface ScenesOfWindow {
  readonly window: SceneWindow
  readonly scenes: FrameScene[]
  /** By their words, where sentences are said more than once. */
  readonly known: Map<string, FrameScene> | undefined
}

/**
 * The sentence of that number in a paragraph, with those around it. Of a sentence that is said again among the same ones it
 * is the scene of the first time: there is nothing new to be seen in it.
 */
export function sceneAt(window: SceneWindow, index: number): FrameScene {
  if (last?.window !== window) last = { window, scenes: [], known: hasRepeats(window) ? new Map() : undefined }
  return (last.scenes[index] ??= read(window, index, last.known))
}

function hasRepeats({ line }: SceneWindow): boolean {
  const own = sentencesOf(line)
  return own.length > 1 && new Set(own.map(({ text }) => text)).size < own.length
}

function read(window: SceneWindow, index: number, known: Map<string, FrameScene> | undefined): FrameScene {
  const { line, weights, mails, piece } = window
  const own = sentencesOf(line)
  const core = own[index]
  if (core === undefined) throw new RangeError(`no sentence ${index}`)
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  const isItem = /^\s*(?:[-*+]|\d{1,2}[.)])\s/.test(line)
  const near = [
    ...(index <= 1 ? sentencesIn(window.linesBefore ?? window.before.split('\n')).slice(isItem ? -3 : -1) : []),
    ...own.slice(Math.max(0, index - 2), index + 3),
    ...(index === own.length - 1
      ? sentencesIn(window.linesAfter ?? window.after.split('\n')).slice(0, isItem ? 2 : 1)
      : []),
  ].filter((sentence) => isHidden || sentence === core || !doesExplain(sentence))
  const make = () => new FrameScene({ core, near, weights, hasMail: mails.length > 0 || machine.test(line), isHidden })
  if (known === undefined) return make()
  const words = `${near.indexOf(core)} ${near.map(({ kept }) => kept.number).join(' ')}`
  const scene = known.get(words) ?? make()
  known.set(words, scene)
  return scene
}

function sentencesIn(lines: readonly string[]): readonly FrameSentence[] {
  return lines.flatMap(sentencesOf)
}
