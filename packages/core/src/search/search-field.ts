/** Where a word was found, strongest first (decisions R-41); the last two are beyond what it ranks. */
export const searchFields = ['name', 'trigger', 'intent', 'tag', 'description', 'heading', 'body'] as const

export type SearchField = (typeof searchFields)[number]

/**
 * What one occurrence in each field is worth. The order is the ruling's; the sizes were tuned on published skills
 * (docs/search-experiments.md).
 */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  name: 12,
  trigger: 5,
  intent: 4.7,
  tag: 4.4,
  description: 4,
  heading: 1.7,
  body: 1,
}

/**
 * How much a field is discounted that is longer than usual: the share of the weight that depends on the length, and the
 * usual length in terms (the mean of 543 published skills). A shorter one gains nothing: a text of one word would win.
 * Fixed rather than taken from the catalogue, so that
 * a document weighs the same whatever stands beside it. The fields that R-41 ranks have none: with one, a further
 * match could lower the score of a skill.
 */
export const lengthDiscounts: Readonly<
  Partial<Record<SearchField, { readonly share: number; readonly usual: number }>>
> = {
  heading: { share: 0.3, usual: 32 },
  body: { share: 0.75, usual: 280 },
}

/** The worth of a word at which half of what it can add is reached: a word said often says little more. */
export const saturation = 2.5
