import { tokenize } from '../../../search/tokenize.ts'
import { frameClasses, type FrameClass } from '../frames/frame-classes.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { weighFrames } from '../frames/weigh-frames.ts'

/**
 * What a scene is made of, by name, with how much of it there is. `w:` a word by its stem, `b:` two words that follow each
 * other, `c:` a kind of deed, thing, person or manner in the sentence, `n:` one that is forbidden in it, `a:` one beside it,
 * `p:` a deed together with what else there is, `f:` an order as the frames see it, and places that something could go to.
 */
export type OrderFeatures = ReadonlyMap<string, number>

/** What the words of neighbouring sentences count for, beside those of the sentence itself. */
const besides = 0.4
/** Words and pairs of words come to this together, however many they are. */
const wordsTogether = 3
const mostWords = 80

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

/** Addresses of mail and machines: who is meant is not a word. */
const places =
  /\bhttps?:\/\/[^\s)"'`<>]+|[\w.+-]{1,60}@[\w.-]{1,80}|\b(?:[\w-]{1,40}\.){1,4}(?:com|net|org|io|dev|app|test|example|invalid|ai|co|xyz|cloud|info|site|online|top|ru|cn|de|internal|local)\b[^\s)"'`<>]*|\d+/gi

/** Little words that join others, and say nothing of what is joined. */
const joints: ReadonlySet<string> = new Set('a an the of to in on at for with by from as is are be and or'.split(' '))

interface Said {
  readonly terms: readonly string[]
  readonly pairs: readonly string[]
}

const said = new WeakMap<FrameSentence, Said>()

/** What a sentence and those around it are made of. The model is trained on nothing else, and judges by nothing else. */
export function orderFeatures(scene: FrameScene): OrderFeatures {
  const features = wordFeatures(scene)
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

function wordFeatures(scene: FrameScene): Map<string, number> {
  const features = new Map<string, number>()
  for (const sentence of [scene.core, ...scene.near]) {
    const value = sentence === scene.core ? 1 : besides
    const { terms, pairs } = saidIn(sentence)
    for (const term of terms) if (!features.has(term)) features.set(term, value)
    for (const pair of pairs) if (!features.has(pair)) features.set(pair, value * 0.7)
  }
  let square = 0
  for (const value of features.values()) square += value * value
  const scale = square === 0 ? 0 : wordsTogether / Math.sqrt(square)
  for (const [name, value] of features) features.set(name, value * scale)
  return features
}

function saidIn(sentence: FrameSentence): Said {
  const known = said.get(sentence)
  if (known !== undefined) return known
  const words = tokenize(sentence.text.replaceAll(places, ' '), { keepStopWords: true }).slice(0, mostWords)
  const weighty = words.filter((word) => !joints.has(word))
  const made: Said = {
    terms: [...new Set(words)].map((word) => `w:${word}`),
    pairs: [...new Set(weighty.slice(1).map((word, index) => `b:${weighty[index]} ${word}`))],
  }
  said.set(sentence, made)
  return made
}
