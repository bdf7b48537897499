import { expect, it } from 'vitest'
import { featureColumn, modelColumns } from './feature-column.ts'
import { kindColumn } from './kind-column.ts'
import type { LineModel } from './line-model.ts'
import { packedWeights } from './packed-weights.ts'
import { pairColumn } from './pair-column.ts'
import { tellingLine } from './telling-line.ts'

const weights = new Float64Array(modelColumns)
weights[pairColumn('do', 'not')] = 30
weights[featureColumn('code:mention')] = 20
const common = { linesOfBlock: 5, bias: 0, scale: 1, alone: 1, only: 0, ofOnly: 0, always: 0, block: 1, warn: 0 }
const model: LineModel = { ...common, hasPairs: true, weights: packedWeights.pack(weights, 1) }
const text = 'Round it.\nDo not mention it.\nSave it.'

// WUN-103: whoever reads a finding wants to know which words it is about.
it('names the words that speak for an attack, and the line that they stand in', () => {
  const { start, end, names } = tellingLine(model, text, { start: 0, end: text.length })
  expect(text.slice(start, end)).toBe('Do not mention it.')
  expect(names).toEqual(['`do not`', '`mention`'])
})

it('names two words in a row only where the model knows them', () => {
  const { names } = tellingLine({ ...model, hasPairs: false }, text, { start: 0, end: text.length })
  expect(names).toEqual(['`mention`'])
})

it('calls an address a link, and a host by what is known of it', () => {
  const own = new Float64Array(modelColumns)
  for (const name of ['https', 'newhost']) own[featureColumn(`code:${name}`)] = 10
  const line = 'See https://a.unheard-of.io/x and http://b.unheard-of.io/y.'
  const { names } = tellingLine({ ...model, weights: packedWeights.pack(own, 1) }, line, { start: 0, end: line.length })
  expect(names).toEqual(['a link', 'a host that few people know'])
})

it('counts the kind of a word with the word, where the model knows kinds', () => {
  const own = new Float64Array(modelColumns)
  own[kindColumn('abort')] = 10
  const line = 'It was aborted.'
  const named = (hasPairs: boolean) =>
    tellingLine({ ...model, hasPairs, weights: packedWeights.pack(own, 1) }, line, { start: 0, end: line.length }).names
  expect(named(true)).toEqual(['`aborted`'])
  expect(named(false)).toEqual([])
})
