import type { TextSigns } from '../../literals/pattern-gate.ts'
import { orderGate } from '../order-gate.ts'
import { classSets, type ClassSet } from './class-sets.ts'
import type { FrameClass } from './frame-classes.ts'
import { frameDeeds } from './frame-deeds.ts'
import { framePhrases } from './frame-phrases.ts'
import { framePieces } from './frame-pieces.ts'
import { isDone } from './is-done.ts'
import { keptOfSentence, type KeptOfSentence } from './kept-of-sentence.ts'
import { placedWords, type PlacedWord } from './placed-words.ts'

/** One word or turn of phrase with what it can be. */
export interface FrameMark {
  readonly name: FrameClass
  /** 0-based offset in the sentence. */
  readonly at: number
  /** Number of the word in its sentence. */
  readonly word: number
}

const otherScript = /[\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af]/
const otherLatin = /[\u00c0-\u024f]/
const english = /\b(?:the|and|with|this|it|for|of|to|is|are|you|your|when|from|if)\b/i
const otherLittleWords =
  /\b(?:el|la|los|las|del|que|una|der|die|das|und|ein|eine|den|les|des|et|une|il|gli|che|di|het|een|van|ve|bir|yang|dan|untuk|ke|och|att|nie|na|os|uma|para|por|de|en|ze|naar|te|si|do|je|se|ti|le|la|au|du|da|em|con|per|un|ni|i|ja|jest|lo|al|su|sus|y)\b/gi
/** Words that a denial reaches over. */
const reach = 7
const none: readonly FrameMark[] = []
const noClasses: ReadonlyMap<FrameClass, readonly FrameMark[]> = new Map()
/** Classes of which there is more than words. */
const phrased = new Set([...framePhrases.keys(), ...framePieces.keys()])
const inLatin = [framePhrases]
const inOtherScripts = [framePhrases, framePieces]

/** A sentence with the words that an order could be made of; each kind is only looked for when somebody asks. */
export class FrameSentence {
  /** 0-based offset in its paragraph. */
  readonly start: number
  readonly text: string
  readonly kept: KeptOfSentence

  constructor(start: number, text: string) {
    this.start = start
    this.text = text
    this.kept = keptOfSentence(text)
  }

  get isEnglish(): boolean {
    return (this.kept.isEnglish ??= !isOther(this.text))
  }

  get words(): readonly PlacedWord[] {
    return (this.kept.placed ??= placedWords(this.text))
  }

  /** What `orderGate` found in it. */
  get signs(): TextSigns {
    return (this.kept.signs ??= orderGate.signsIn(this.text))
  }

  /** Places of a class, forbidden or not. */
  all(name: FrameClass): readonly FrameMark[] {
    return this.#marks().get(name) ?? none
  }

  /** All classes that are in it, forbidden or not. */
  get named(): ClassSet {
    return (this.kept.named ??= classSets.of(this.#marks().keys()))
  }

  /** Is any of these classes in it? Words are asked before phrases, which cost more, and of those no others are looked for. */
  hasAny(names: readonly FrameClass[]): boolean {
    const { marks } = this.kept
    if (marks !== undefined) return names.some((name) => marks.has(name))
    const classes = this.#classes()
    return names.some((name) => classes.has(name)) || names.some((name) => this.#phrases(name).length > 0)
  }

  /** First place of a class that nothing before it forbids. */
  said(name: FrameClass): FrameMark | undefined {
    return this.all(name).find((mark) => !this.isForbidden(mark))
  }

  /** `never send`, `do not mention`. */
  isForbidden({ word, at }: FrameMark): boolean {
    this.kept.denials ??= this.all('not')
    return this.kept.denials.some(
      (denial) => denial.at < at && word - denial.word <= reach && isOneClause(this.text, denial.at, at),
    )
  }

  #marks(): ReadonlyMap<FrameClass, readonly FrameMark[]> {
    if (this.kept.marks !== undefined) return this.kept.marks
    const words = this.#classes()
    let marks: Map<FrameClass, readonly FrameMark[]> | undefined
    for (const name of phrased) {
      const phrases = this.#phrases(name)
      if (phrases.length === 0) continue
      marks ??= new Map(words)
      marks.set(name, [...(words.get(name) ?? none), ...phrases])
    }
    return (this.kept.marks = marks ?? words)
  }

  #classes(): ReadonlyMap<FrameClass, readonly FrameMark[]> {
    if (this.kept.byClass !== undefined) return this.kept.byClass
    const words = this.words
    const { isEnglish } = this
    let found: Map<FrameClass, FrameMark[]> | undefined
    for (let word = 0; word < words.length; word += 1) {
      const placed = words[word]
      if (placed === undefined) continue
      for (const name of placed.known.classes(isEnglish)) {
        if (isEnglish && frameDeeds.get(name)?.isAlsoNamed === true && !isDone(words, word)) continue
        found ??= new Map()
        const marks = found.get(name)
        if (marks === undefined) found.set(name, [{ name, at: placed.at, word }])
        else marks.push({ name, at: placed.at, word })
      }
    }
    return (this.kept.byClass = found ?? noClasses)
  }

  #phrases(name: FrameClass): readonly FrameMark[] {
    const { text, kept } = this
    let found: FrameMark[] | undefined
    kept.hasOtherScript ??= otherScript.test(text)
    for (const list of kept.hasOtherScript ? inOtherScripts : inLatin) {
      const pattern = list.get(name)
      if (pattern === undefined || !orderGate.allows(pattern, this.signs)) continue
      pattern.lastIndex = 0
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
        (found ??= []).push({ name, at: match.index, word: wordAt(this.words, match.index) })
    }
    return found ?? none
  }
}

function isOther(text: string): boolean {
  if (otherScript.test(text)) return true
  if (english.test(text)) return false
  return otherLatin.test(text) || (text.match(otherLittleWords)?.length ?? 0) >= 2
}

function wordAt(words: readonly PlacedWord[], at: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** A denial reaches to the next word that begins something new. */
function isOneClause(text: string, from: number, to: number): boolean {
  return !/[:;()]|,\s(?:and|but|then|which|who|so|it|the|just|simply)\b|\b(?:but|then|instead|since|because|until|unless|while)\b/i.test(
    text.slice(from, to),
  )
}
