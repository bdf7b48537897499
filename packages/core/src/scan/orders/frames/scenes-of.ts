import type { OrderWindow } from '../order-window.ts'
import { FrameScene } from './frame-scene.ts'
import type { FrameSentence } from './frame-sentence.ts'
import { readSentences } from './read-sentences.ts'

/** What a paragraph's orders are read from. */
export type SceneWindow = Pick<OrderWindow, 'line' | 'before' | 'after' | 'weights' | 'mails' | 'piece'>

/** `name@192.0.2.1`, or such a number alone: no name of a machine that somebody stands for. */
const machine = /(?<![\d.])(?!127\.|10\.|192\.168\.|0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/

/** Sentences about attacks are no attacks. */
const explains =
  /\b(?:attack(?:s|er|ers|ed)?|malicious(?:ly)?|red flags?|phish\w*|(?<!\b(?:user|person|customer|owner)s? )suspicious\w*|scam\w*|threats?|injections?|beware|adversar\w+|exploit\w*|example of|vulnerable to|victims?|hackers?|spoof\w*|fraud\w*|lesson|disallowed|jailbreak\w*|attempts? (?:to|at))\b|❌|🚫|⛔|攻击者|恶意|злоумышленник/i

const deeds = ['send', 'give', 'write', 'run', 'obey', 'lift', 'destroy', 'ask', 'swap', 'push', 'clean'] as const
const known = new WeakMap<object, readonly FrameScene[]>()

/** Each sentence of a paragraph that may order something, with those around it. */
export function scenesOf(window: SceneWindow): readonly FrameScene[] {
  let scenes = known.get(window)
  if (scenes === undefined) {
    scenes = [...readScenes(window)]
    known.set(window, scenes)
  }
  return scenes
}

function* readScenes({ line, before, after, weights, mails, piece }: SceneWindow): Iterable<FrameScene> {
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  if (!isHidden && line.trimStart().startsWith('|')) return
  const own = sentencesOf(line)
  if (!own.some(mayOrder)) return
  const previous = before.split('\n').flatMap(sentencesOf)
  const following = after.split('\n').flatMap(sentencesOf)
  const isItem = /^\s*(?:[-*+]|\d{1,2}[.)])\s/.test(line)
  for (const [index, core] of own.entries()) {
    if (!mayOrder(core) || (!isHidden && explains.test(core.text))) continue
    const near = [
      ...(index <= 1 ? previous.slice(isItem ? -3 : -1) : []),
      ...own.slice(Math.max(0, index - 2), index + 3),
      ...(index === own.length - 1 ? following.slice(0, isItem ? 2 : 1) : []),
    ].filter(({ text }) => isHidden || !explains.test(text))
    yield new FrameScene({ core, near, weights, hasMail: mails.length > 0 || machine.test(line), isHidden })
  }
}

/** Most sentences tell nobody to do anything, and are done with here. */
function mayOrder(sentence: FrameSentence): boolean {
  return deeds.some((name) => sentence.all(name).length > 0)
}

let kept = new Map<string, readonly FrameSentence[]>()

/** A line is looked at for itself and for each of its neighbours, six times in all. */
function sentencesOf(text: string): readonly FrameSentence[] {
  if (text === '') return []
  let sentences = kept.get(text)
  if (sentences === undefined) {
    if (kept.size > 256) kept = new Map()
    sentences = readSentences(text)
    kept.set(text, sentences)
  }
  return sentences
}
