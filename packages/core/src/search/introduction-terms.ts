import { mostIntroduced } from './most-introduced.ts'
import { tokenize } from './tokenize.ts'

/** What a skill calls itself and says that it is for. */
export interface Introduction {
  readonly name: string
  readonly description: string
}

/** The terms of an introduction, each once, as many as are looked at. */
export function introductionTerms({ name, description }: Introduction): readonly string[] {
  return [...new Set([...tokenize(name, { keepStopWords: true }), ...tokenize(description)])].slice(0, mostIntroduced)
}
