import type { FrameScene } from '../frames/frame-scene.ts'
import { addressWord } from './address-word.ts'
import { sentenceWords } from './sentence-words.ts'

export interface CircumstanceOptions {
  /** Whether its paragraph only points to addresses. */
  readonly isCited: boolean
}

/** Where what a sentence speaks of could go, and who is spoken to: by the names of `OrderFeatures`. */
export function circumstancesOf(scene: FrameScene, { isCited }: CircumstanceOptions): readonly string[] {
  const concealment = scene.concealment()
  return [
    ...(isCited ? ['h:cited'] : new Set(scene.weights.map((weight) => `h:${weight}`))),
    ...(scene.hasMail ? ['h:mail'] : []),
    ...(!isCited && sentenceWords(scene.core).includes(addressWord) ? ['h:address'] : []),
    ...(scene.isHidden ? ['h:hidden'] : []),
    ...(concealment > 0 ? [`h:unseen${concealment}`] : []),
    ...(scene.core.isEnglish ? [] : ['h:other-language']),
    ...(/\b(?:you|your|the (?:assistant|agent|model))\b/i.test(scene.core.text) ? ['h:you'] : []),
  ]
}
