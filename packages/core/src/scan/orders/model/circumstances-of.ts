import type { FrameScene } from '../frames/frame-scene.ts'
import { addressWord } from './address-word.ts'
import { sentenceWords } from './sentence-words.ts'

/** Where what a sentence speaks of could go, and who is spoken to: by the names of `OrderFeatures`. */
export function circumstancesOf(scene: FrameScene): readonly string[] {
  const concealment = scene.concealment()
  return [
    ...new Set(scene.weights.map((weight) => `h:${weight}`)),
    ...(scene.hasMail ? ['h:mail'] : []),
    ...(sentenceWords(scene.core).includes(addressWord) ? ['h:address'] : []),
    ...(scene.isHidden ? ['h:hidden'] : []),
    ...(concealment > 0 ? [`h:unseen${concealment}`] : []),
    ...(scene.core.isEnglish ? [] : ['h:other-language']),
    ...(/\b(?:you|your|the (?:assistant|agent|model))\b/i.test(scene.core.text) ? ['h:you'] : []),
  ]
}
