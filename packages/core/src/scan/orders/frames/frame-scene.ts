import type { HostWeight } from '../../chains/weigh-host.ts'
import { concealmentOf } from './concealment-of.ts'
import { classSets } from './class-sets.ts'
import type { FrameClass } from './frame-classes.ts'
import type { FrameMark, FrameSentence } from './frame-sentence.ts'
import { keptOfScene, type KeptOfScene } from './kept-of-scene.ts'

export interface FrameSceneOptions {
  readonly core: FrameSentence
  /** The sentence and those beside it. */
  readonly near: readonly FrameSentence[]
  readonly weights: readonly HostWeight[]
  readonly hasMail: boolean
  readonly isHidden: boolean
}

/** One sentence with those around it, and where what it speaks of could go. */
export class FrameScene {
  readonly core: FrameSentence
  readonly near: readonly FrameSentence[]
  readonly weights: readonly HostWeight[]
  readonly hasMail: boolean
  readonly isHidden: boolean
  #kept: KeptOfScene | undefined
  #text: string | undefined

  constructor({ core, near, weights, hasMail, isHidden }: FrameSceneOptions) {
    this.core = core
    this.near = near
    this.weights = weights
    this.hasMail = hasMail
    this.isHidden = isHidden
  }

  get kept(): KeptOfScene {
    return (this.#kept ??= keptOfScene(this))
  }

  get text(): string {
    this.#text ??= this.near.map(({ text }) => text).join(' ')
    return this.#text
  }

  get isForeign(): boolean {
    return this.weights.some((weight) => weight === 'foreign' || weight === 'hostile')
  }

  /** First place of a class in the sentence that nothing forbids. */
  mark(...names: readonly FrameClass[]): FrameMark | undefined {
    for (const name of names) {
      const mark = this.core.said(name)
      if (mark !== undefined) return mark
    }
    return undefined
  }

  says(...names: readonly FrameClass[]): boolean {
    return this.mark(...names) !== undefined
  }

  /** Named in the sentence, whatever is said of it. */
  names(...names: readonly FrameClass[]): boolean {
    return names.some((name) => this.core.all(name).length > 0)
  }

  /** Named in the sentence or beside it. */
  hasNear(...names: readonly FrameClass[]): boolean {
    const all = (this.kept.named ??= classSets.either(this.near.map(({ named }) => named)))
    for (const name of names) if (classSets.has(all, name)) return true
    return false
  }

  /** Said in the sentence or beside it, and not forbidden. */
  saidNear(...names: readonly FrameClass[]): boolean {
    return names.some((name) => this.hasNear(name) && this.near.some((sentence) => sentence.said(name) !== undefined))
  }

  /** How clearly somebody is not to know: 0, 1 or 2. */
  concealment(): number {
    return (this.kept.concealment ??= Math.max(0, ...this.near.map(concealmentOf)))
  }
}
