import type { FrameScene } from '../frames/frame-scene.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { sceneAt } from '../frames/scene-at.ts'
import { areCited } from './are-cited.ts'
import type { ModelWindow, SaidSentence } from './said-sentences.ts'
import { sceneFeatures } from './scene-features.ts'
import { wordFeatures } from './word-features.ts'

/**
 * What a paragraph is made of, by name, with how much of it there is. `w:` a word by its stem, `b:` two words that follow each
 * other, `N:` a word that is denied, `k:` a kind of words, or two in a row, `v:` one in a paragraph beside it, `i:` how a sentence begins, `l:` how long it is and what
 * it stands in, `A:` `U:` `K:` `H:` a word in a sentence with an address, a person, a denial or something kept quiet, `c:` a kind
 * of deed, thing, person or manner, `n:` one that is forbidden, `a:` one in a sentence beside it, `p:` a deed together with what
 * else there is, `f:` an order as the frames see it, and `h:` places that something could go to.
 */
export type OrderFeatures = ReadonlyMap<string, number>

/**
 * What all sentences of a paragraph come to at most, but for their words: long ones have something of every kind, and honest pages
 * are full of long ones. One paragraph in eight comes to more.
 */
const mostOfScenes = 3

/** What a paragraph and those around it are made of. The model is trained on nothing else, and judges by nothing else. */
export function orderFeatures(window: ModelWindow, said: readonly SaidSentence[]): OrderFeatures {
  const outside = new Set<FrameSentence>()
  /** A sentence that is said again has the scene of the first time. */
  const seen = new Set<FrameScene>()
  const features = new Map<string, number>()
  const isCited = areCited(window.line)
  for (const { index } of said) {
    const scene = sceneAt(window, index)
    if (seen.has(scene)) continue
    seen.add(scene)
    for (const sentence of scene.near) if (!window.line.includes(sentence.text)) outside.add(sentence)
    for (const [name, value] of sceneFeatures(scene, { isCited }))
      features.set(name, Math.max(value, features.get(name) ?? 0))
  }
  if (/^\s*[-*+]\s/.test(window.line)) features.set('l:item', 0.5)
  if (/^\s*\d+[.)]\s/.test(window.line)) features.set('l:step', 0.5)
  features.set(`l:${window.piece.role}`, 0.5)
  limit(features)
  const words = wordFeatures({ own: said.map(({ sentence }) => sentence), outside: [...outside] })
  for (const [name, value] of words) features.set(name, value)
  return features
}

function limit(features: Map<string, number>): void {
  let square = 0
  for (const value of features.values()) square += value * value
  const scale = mostOfScenes / Math.sqrt(square)
  if (scale < 1) for (const [name, value] of features) features.set(name, value * scale)
}
