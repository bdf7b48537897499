import { frameClasses, type FrameClass } from '../frames/frame-classes.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { weighFrames } from '../frames/weigh-frames.ts'
import { wordFeatures } from './word-features.ts'

/**
 * What a scene is made of, by name, with how much of it there is. `w:` a word by its stem, `b:` two words that follow each
 * other, `c:` a kind of deed, thing, person or manner in the sentence, `n:` one that is forbidden in it, `a:` one beside it,
 * `p:` a deed together with what else there is, `f:` an order as the frames see it, and places that something could go to.
 */
export type OrderFeatures = ReadonlyMap<string, number>

const deeds = [
  'send',
  'give',
  'read',
  'fetch',
  'run',
  'write',
  'destroy',
  'lift',
  'obey',
  'ask',
  'swap',
  'push',
  'clean',
  'trust',
] as const satisfies readonly FrameClass[]
const deedNames: ReadonlySet<FrameClass> = new Set(deeds)

/** What a sentence and those around it are made of. The model is trained on nothing else, and judges by nothing else. */
export function orderFeatures(scene: FrameScene, words: OrderFeatures = wordFeatures(scene)): OrderFeatures {
  const features = new Map(words)
  const { core } = scene
  const own = classesIn(core)
  const beside = scene.near.filter((sentence) => sentence !== core).map(classesIn)
  const things: string[] = []
  const done: string[] = []
  for (const name of frameClasses) {
    const isNamed = own.named.has(name)
    const isSaid = own.said.has(name)
    if (isSaid) features.set(`c:${name}`, 1)
    else if (isNamed) features.set(`n:${name}`, 1)
    const isBeside = beside.some((each) => each.said.has(name))
    if (isBeside) features.set(`a:${name}`, 0.5)
    if (deedNames.has(name)) {
      if (isSaid) done.push(name)
    } else if (isNamed || isBeside) things.push(name)
  }
  things.push(...circumstances(scene))
  for (const thing of things) {
    if (thing.startsWith('h:')) features.set(thing, 1)
    for (const deed of done) features.set(`p:${deed}+${thing}`, 0.5)
  }
  const frame = weighFrames(scene)[0]
  if (frame !== undefined) {
    features.set(`f:${frame.rule}`, Math.min(1.5, frame.points / 5))
    for (const least of [2, 3, 3.5, 4, 4.5]) if (frame.points >= least) features.set(`f:${least}`, 0.5)
  }
  return features
}

interface Classes {
  readonly named: ReadonlySet<FrameClass>
  /** Those that nothing forbids. */
  readonly said: ReadonlySet<FrameClass>
}

const classes = new WeakMap<FrameSentence, Classes>()

/** A sentence stands beside four others, and is read once. */
function classesIn(sentence: FrameSentence): Classes {
  let found = classes.get(sentence)
  if (found === undefined) {
    const named = frameClasses.filter((name) => sentence.all(name).length > 0)
    found = {
      named: new Set(named),
      said: new Set(named.filter((name) => sentence.said(name) !== undefined)),
    }
    classes.set(sentence, found)
  }
  return found
}

function circumstances(scene: FrameScene): readonly string[] {
  const concealment = scene.concealment()
  return [
    ...new Set(scene.weights.map((weight) => `h:${weight}`)),
    ...(scene.hasMail ? ['h:mail'] : []),
    ...(scene.isHidden ? ['h:hidden'] : []),
    ...(concealment > 0 ? [`h:unseen${concealment}`] : []),
    ...(scene.core.isEnglish ? [] : ['h:other-language']),
    ...(/\b(?:you|your|the (?:assistant|agent|model))\b/i.test(scene.core.text) ? ['h:you'] : []),
  ]
}
