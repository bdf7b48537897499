import { classSets } from '../frames/class-sets.ts'
import { frameClasses } from '../frames/frame-classes.ts'
import { frameDeeds } from '../frames/frame-deeds.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import type { SentenceClasses } from '../frames/kept-of-sentence.ts'
import { weighFrames } from '../frames/weigh-frames.ts'
import { circumstancesOf, type CircumstanceOptions } from './circumstances-of.ts'
import { joints } from './joints.ts'
import type { OrderFeatures } from './order-features.ts'
import { sentenceWords } from './sentence-words.ts'

/** What a word together with what the sentence is about counts for. */
const amidst = 0.35

/** What one sentence of a paragraph has done with what, in which manner, and where its words stand. */
export function sceneFeatures(scene: FrameScene, options: CircumstanceOptions): OrderFeatures {
  if (options.isCited) return (scene.kept.citedFeatures ??= featuresOf(scene, options))
  return (scene.kept.features ??= featuresOf(scene, options))
}

function featuresOf(scene: FrameScene, { isCited }: CircumstanceOptions): OrderFeatures {
  const features = new Map<string, number>()
  const own = classesIn(scene.core)
  const beside = classSets.either(
    scene.near.flatMap((sentence) => (sentence === scene.core ? [] : [classesIn(sentence).said])),
  )
  const things: string[] = []
  const done: string[] = []
  for (const name of frameClasses) {
    const isNamed = classSets.has(own.named, name)
    const isSaid = classSets.has(own.said, name)
    if (isSaid) features.set(`c:${name}`, 1)
    else if (isNamed) features.set(`n:${name}`, 1)
    const isBeside = classSets.has(beside, name)
    if (isBeside) features.set(`a:${name}`, 0.5)
    if (frameDeeds.has(name)) {
      if (isSaid) done.push(name)
    } else if (isNamed || isBeside) things.push(name)
  }
  const circumstances = circumstancesOf(scene, { isCited })
  for (const name of circumstances) features.set(name, name === 'h:address' ? 0.5 : 1)
  for (const thing of [...things, ...circumstances]) for (const deed of done) features.set(`p:${deed}+${thing}`, 0.5)
  const frame = weighFrames(scene)[0]
  if (frame !== undefined) {
    features.set(`f:${frame.rule}`, Math.min(1.5, frame.points / 5))
    for (const least of [2, 3, 3.5, 4, 4.5]) if (frame.points >= least) features.set(`f:${least}`, 0.5)
  }
  addWords(features, scene, own, circumstances)
  return features
}

/** How a sentence begins, how long it is, and each word beside an address, a person, a denial or a secret. */
function addWords(
  features: Map<string, number>,
  scene: FrameScene,
  { named }: SentenceClasses,
  circumstances: readonly string[],
): void {
  const words = sentenceWords(scene.core)
  const [first, second] = words
  if (first !== undefined) features.set(`i:${first}`, 0.5)
  if (second !== undefined) features.set(`i:${first} ${second}`, 0.5)
  const longer = [5, 9, 14, 20, 30].filter((length) => words.length >= length).length
  features.set(`l:${longer}`, 0.5)
  if (/\?\s*$/.test(scene.core.text)) features.set('l:question', 0.5)
  const amid = [
    ...(hasAddress(scene, circumstances) ? ['A'] : []),
    ...(classSets.has(named, 'person') ? ['U'] : []),
    ...(classSets.has(named, 'not') ? ['K'] : []),
    ...(scene.concealment() > 0 ? ['H'] : []),
  ]
  for (const sign of amid) for (const word of words) if (!joints.has(word)) features.set(`${sign}:${word}`, amidst)
}

function hasAddress({ weights, hasMail }: FrameScene, circumstances: readonly string[]): boolean {
  if (circumstances.includes('h:cited')) return false
  return weights.length > 0 || hasMail || circumstances.includes('h:address')
}

/** A sentence stands beside four others, and is read once. */
function classesIn(sentence: FrameSentence): SentenceClasses {
  if (sentence.kept.classes === undefined) {
    const { named } = sentence
    const said = frameClasses.filter((name) => classSets.has(named, name) && sentence.said(name) !== undefined)
    sentence.kept.classes = { named, said: classSets.of(said) }
  }
  return sentence.kept.classes
}
