import { fieldWeights, lengthDiscounts, saturation, searchFields, type SearchField } from './search-field.ts'
import type { SearchDocument } from './search-document.ts'
import { sketchTerms } from './sketch-terms.ts'
import { tokenize } from './tokenize.ts'

/** A document as the index takes it. What it says depends on the document alone, so it can be kept beside the file. */
export interface AnalyzedDocument {
  /** Each once, in the order of their first occurrence. */
  readonly terms: readonly string[]
  /** How much the document is about each term: 1 to 255. */
  readonly impacts: Uint8Array
  /** In which fields each term stands: one bit a field, in the order of `searchFields`. */
  readonly fields: Uint8Array
  /** How many different terms the name has, stop words included; at most 255. */
  readonly nameLength: number
  /** For comparing documents, see `sketchTerms`. */
  readonly sketch: Uint32Array
}

// The beginning says what a skill is for; with the whole text the ranking gets worse.
const bodyTerms = 400

/** The terms of a document, weighed. */
export function analyzeDocument(document: SearchDocument): AnalyzedDocument {
  const weights = new Map<string, number>()
  const masks = new Map<string, number>()
  const nameTerms = tokenize(document.name, { keepStopWords: true })
  for (const [bit, field] of searchFields.entries()) {
    const found = field === 'name' ? nameTerms : termsOf(document, field)
    const weight = fieldWeights[field] / lengthFactor(field, found.length)
    for (const term of found) {
      weights.set(term, (weights.get(term) ?? 0) + weight)
      masks.set(term, (masks.get(term) ?? 0) | (1 << bit))
    }
  }
  const terms = [...weights.keys()]
  return {
    terms,
    impacts: Uint8Array.from(weights.values(), impactOf),
    fields: Uint8Array.from(masks.values()),
    nameLength: Math.min(255, new Set(nameTerms).size),
    sketch: sketchTerms(terms),
  }
}

// One byte holds all that ranking needs: with more, no answer changed on the sets of docs/search.md.
function impactOf(weight: number): number {
  return Math.max(1, Math.round((255 * weight) / (weight + saturation)))
}

function lengthFactor(field: SearchField, length: number): number {
  const discount = lengthDiscounts[field]
  if (discount === undefined || length <= discount.usual) return 1
  return 1 - discount.share + (discount.share * length) / discount.usual
}

function termsOf(document: SearchDocument, field: Exclude<SearchField, 'name'>): readonly string[] {
  const texts: Readonly<Record<typeof field, string>> = {
    trigger: document.triggers.join('\n'),
    intent: document.intents.join('\n'),
    tag: document.tags.join('\n'),
    description: document.description,
    heading: document.headings,
    body: document.body,
  }
  const terms = tokenize(texts[field])
  return field === 'body' ? terms.slice(0, bodyTerms) : terms
}
