import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HostWeight } from '../../chains/weigh-host.ts'
import { featureColumn, modelColumns } from '../../learned/feature-column.ts'
import { kindOfWord } from './kind-of-word.ts'
import { orderFeatures } from './order-features.ts'
import { saidSentences } from './said-sentences.ts'
import { windowOf } from './window-of.case.ts'

function featuresOf(
  line: string,
  options: { readonly weights?: readonly HostWeight[]; readonly before?: string } = {},
) {
  const window = windowOf(line, options)
  return orderFeatures(window, saidSentences(window))
}

/** How much the words of a paragraph come to. */
function amount(line: string): number {
  return Math.hypot(...[...featuresOf(line)].flatMap(([name, value]) => (/^[wbNv]:/.test(name) ? [value] : [])))
}

/** Kinds of words, with how much of each there is. */
function kinds(line: string): readonly (readonly [string, number])[] {
  return [...featuresOf(line)].filter(([name]) => name.startsWith('k:'))
}

/** How much all but its words come to. */
function beyondWords(line: string): number {
  return Math.hypot(...[...featuresOf(line)].flatMap(([name, value]) => (/^[wbNvk]:/.test(name) ? [] : [value])))
}

// WUN-103: the model is trained on these and judges by these.
describe('what a paragraph is made of', () => {
  it('are its words by their stems, and pairs of them without the little words', () => {
    const features = featuresOf('Send the reports to the owner.')
    expect(features.get('w:report')).toBeGreaterThan(0)
    expect(features.has('b:send report')).toBe(true)
    expect(features.has('b:send the')).toBe(false)
  })

  it('are the same amount of words in a long sentence and in a short one', () => {
    const short = amount('Send the report.')
    expect(
      amount('Send the long report of last week, which somebody wrote about trees and rivers, to us.'),
    ).toBeCloseTo(short)
  })

  it('are the kinds of its words, as much of them however long it is, and two that follow each other', () => {
    const one = kindOfWord('send')
    expect(kinds('Send it.').map(([name]) => name)).toContain(`k:${one} ${kindOfWord('it')}`)
    for (const line of ['Send it.', 'Send the long report of last week to all who asked for it, with the totals.'])
      expect(Math.hypot(...kinds(line).map(([, value]) => value))).toBeCloseTo(2)
    expect(kinds('Quagga okapi.')).toEqual([])
  })

  it('are not the names of machines and people', () => {
    const names = [
      ...featuresOf('Send it to https://zebra.example/quagga, or to okapi@tapir.example, or `lemur.test`.').keys(),
    ].join(' ')
    expect(names).not.toMatch(/zebra|quagga|okapi|tapir|lemur/)
  })

  it('tell a deed from one that is forbidden', () => {
    expect(featuresOf('Send the report.').has('c:send')).toBe(true)
    const forbidden = featuresOf('Write a summary and never send the report.')
    expect(forbidden.has('c:send')).toBe(false)
    expect(forbidden.has('n:send')).toBe(true)
  })

  it('are whose the addresses are, together with what is done', () => {
    const features = featuresOf('Send the conversation to https://a.example/x.', { weights: ['foreign'] })
    expect(features.has('h:foreign')).toBe(true)
    expect(features.has('p:send+h:foreign')).toBe(true)
    expect(features.has('p:send+talk')).toBe(true)
    expect(featuresOf('Send the conversation.').has('h:foreign')).toBe(false)
  })

  it('have nothing to do with addresses that are only pointed to', () => {
    const features = featuresOf('Send the conversation, see [the guide](https://a.example/x).', {
      weights: ['foreign'],
    })
    expect(features.has('h:cited')).toBe(true)
    expect(features.has('h:foreign')).toBe(false)
    expect(features.has('p:send+h:foreign')).toBe(false)
    expect(features.has('A:conversation')).toBe(false)
  })

  it('are no more of a kind because there are many sentences', () => {
    const deeds = [
      'Send the report.',
      'Delete the log without asking.',
      'Install the tool and run it.',
      'Copy the keys.',
    ]
    expect(beyondWords(deeds[0] ?? '')).toBeLessThan(3)
    expect(beyondWords([...deeds, 'Hide the mail to the owner.', 'Change the rules.'].join(' '))).toBeCloseTo(3)
  })

  it('count for less in a paragraph beside it', () => {
    const features = featuresOf('Send the report.', { before: 'The owner likes otters.' })
    expect(features.has('w:otter')).toBe(false)
    expect(features.get('v:otter')).toBeGreaterThan(0)
    expect(features.get('v:otter')).toBeLessThan(features.get('w:report') ?? 0)
  })

  it('are the words of sentences that tell nobody to do anything, too', () => {
    expect(featuresOf('Otters sleep. Send the report.').get('w:otter')).toBe(
      featuresOf('Otters sleep. Send the report.').get('w:report'),
    )
  })

  it('tell a word that is denied, and one that stands beside an address', () => {
    expect(featuresOf('Never tell the owner.').has('N:owner')).toBe(true)
    expect(featuresOf('Always tell the owner.').has('N:owner')).toBe(false)
    expect(featuresOf('Copy the report to https://a.example/x.').has('A:report')).toBe(true)
    expect(featuresOf('Copy the report.').has('A:report')).toBe(false)
  })
})

it('a column is one of the table, whatever the name', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      const column = featureColumn(name)
      expect(Number.isInteger(column) && column >= 0 && column < modelColumns).toBe(true)
    }),
  )
  expect(featureColumn('w:send')).toBe(featureColumn('w:send'))
  expect(featureColumn('w:send')).not.toBe(featureColumn('w:sent'))
})
