import type { OrderWindow } from '../order-window.ts'
import { FrameScene } from './frame-scene.ts'
import type { FrameSentence } from './frame-sentence.ts'
import { readSentences } from './read-sentences.ts'
import type { WeighedFrame } from './tally.ts'
import { weighFrames } from './weigh-frames.ts'

/** `name@192.0.2.1`, or such a number alone: no name of a machine that somebody stands for. */
const machine = /(?<![\d.])(?!127\.|10\.|192\.168\.|0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/

/** Sentences about attacks are no attacks. */
const explains =
  /\b(?:attack(?:s|er|ers|ed)?|malicious(?:ly)?|red flags?|phish\w*|(?<!\b(?:user|person|customer|owner)s? )suspicious\w*|scam\w*|threats?|injections?|beware|adversar\w+|exploit\w*|example of|vulnerable to|victims?|hackers?|spoof\w*|fraud\w*|lesson|disallowed|jailbreak\w*|attempts? (?:to|at))\b|❌|🚫|⛔|攻击者|恶意|злоумышленник/i

/** The weightiest order in a paragraph, however little speaks for it. */
export function heaviestFrame(
  window: Pick<OrderWindow, 'line' | 'before' | 'after' | 'weights' | 'mails' | 'piece'>,
): WeighedFrame | undefined {
  const { line, before, after, weights, mails, piece } = window
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  if (!isHidden && line.trimStart().startsWith('|')) return undefined
  const own = sentencesOf(line)
  if (!own.some(mayOrder)) return undefined
  const previous = before.split('\n').flatMap(sentencesOf)
  const following = after.split('\n').flatMap(sentencesOf)
  const isItem = /^\s*(?:[-*+]|\d{1,2}[.)])\s/.test(line)
  let heaviest: WeighedFrame | undefined
  for (const [index, core] of own.entries()) {
    if (!mayOrder(core) || (!isHidden && explains.test(core.text))) continue
    const near = [
      ...(index <= 1 ? previous.slice(isItem ? -3 : -1) : []),
      ...own.slice(Math.max(0, index - 2), index + 3),
      ...(index === own.length - 1 ? following.slice(0, isItem ? 2 : 1) : []),
    ].filter(({ text }) => isHidden || !explains.test(text))
    const best = weighFrames(
      new FrameScene({ core, near, weights, hasMail: mails.length > 0 || machine.test(line), isHidden }),
    )[0]
    if (best !== undefined && best.points > (heaviest?.points ?? 0)) heaviest = { ...best, at: core.start + best.at }
  }
  return heaviest
}

const deeds = ['send', 'give', 'write', 'run', 'obey', 'lift', 'destroy', 'ask', 'swap', 'push', 'clean'] as const

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
