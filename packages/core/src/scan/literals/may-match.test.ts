import { createContext, Script } from 'node:vm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { mayMatch } from './may-match.ts'
import { PatternGate } from './pattern-gate.ts'

const may = (pattern: RegExp, text: string) => mayMatch(pattern, new MappedText(text))
const page = 'Read the input first, and say what is missing.\n'.repeat(20)

/** A part of a pattern, with a text that it matches. */
type Part = readonly [source: string, text: string]

const letters = fc.constantFrom('a', 'b', 'K', 's', 'é', 'É', 'ſ', 'K', '前', '’', '😀', ' ', '-', '_')
const word: fc.Arbitrary<Part> = fc.string({ unit: letters, minLength: 1, maxLength: 6 }).map((text) => [text, text])
const sign: fc.Arbitrary<Part> = fc.constantFrom<Part>(
  [String.raw`\w`, 'x'],
  ['.', '?'],
  [String.raw`\s`, '\n'],
  ['[abc]', 'b'],
  ['[a-z]', 'q'],
  [String.raw`[^\]a]`, '!'],
  [String.raw`[\]é-]`, '-'],
  [String.raw`\x41`, 'A'],
  [String.raw`\u524d`, '前'],
  [String.raw`\b`, ''],
  ['(?=)', ''],
  ['ab?', 'a'],
  ['bK*', 'b'],
  ['ba{0,2}', 'b'],
  ['(?<!never)', ''],
)
const parts = fc.letrec<{ part: Part; sequence: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    word,
    sign,
    tie('sequence').map(([source, text]): Part => [`(?:${source})?`, text]),
    tie('sequence').map(([source]): Part => [`(?:${source})*`, '']),
    tie('sequence').map(([source, text]): Part => [`(${source}){2,3}?`, text + text]),
    tie('sequence').map(([source, text]): Part => [`(?<name>${source})+`, text]),
    fc
      .tuple(tie('sequence'), tie('sequence'))
      .map(([[other], [source, text]]): Part => [`(?:${other}|${source})`, text]),
  ),
  sequence: fc
    .array(tie('part'), { minLength: 1, maxLength: 4 })
    .map((all): Part => [all.map(([source]) => source).join(''), all.map(([, text]) => text).join('')]),
}))

/** The same text as another would write it who does not care for capitals. */
const swapCase = (text: string) =>
  Array.from(text, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    // Two groups of one name.
    return undefined
  }
}

const asked = createContext({})
const question = new Script('text.search(pattern) !== -1')

/** A pattern of repeats in repeats may look for ever; then it is not known whether it matches. */
function isIn(text: string, pattern: RegExp): boolean {
  try {
    return question.runInContext(Object.assign(asked, { text, pattern }), { timeout: 100 })
  } catch {
    return false
  }
}

describe('mayMatch', () => {
  it('never says no to a text in which the pattern matches', () => {
    let matched = 0
    fc.assert(
      fc.property(
        parts.sequence,
        fc.constantFrom('', 'i', 'u', 'iu', 'm', 'g'),
        fc.boolean(),
        ([source, sample], flags, isSwapped) => {
          const pattern = compiled(source, flags)
          const text = `Read it first. ${isSwapped ? swapCase(sample) : sample}\n`
          if (pattern === undefined || !isIn(text, pattern)) return
          matched += 1
          expect([source, may(pattern, text)]).toEqual([source, true])
          const gate = new PatternGate()
          gate.add(pattern)
          expect([source, gate.mayMatch(pattern, text)]).toEqual([source, true])
        },
      ),
      { numRuns: 4000 },
    )
    expect(matched).toBeGreaterThan(800)
  })

  it.each([
    ['a word', /\bcurl\s/],
    ['a word in another case', /CURL/i],
    ['each of several', /\b(?:curl|wget|fetch(?:es)?)\b/],
    ['a word after what may be missing', /(?:sudo )?(?:curl|wget)/],
    ['a part of a word that goes on', /api[_-]?keys?\w*/],
    ['the second of two', /\w+[^\n]{0,80}\bsecret/],
    ['what is looked at', /(?<=token)=|(?=secret)\w/],
    ['what stands there more than once', /(?:x64){2,9}/],
    ['letters of another script', /前の指示|忘れ/],
    ['a letter beyond ASCII in either case', /забудь/i],
    ['an escaped sign', /\.ssh\/id_/],
  ])('says no where %s is missing', (_, pattern) => expect(may(pattern, page)).toBe(false))

  it.each([
    ['has no word of its own', /\d{3}[.:]\w/],
    ['may do without its word', /(?:curl)?\s/],
    ['has a way without one', /curl|\d/],
    ['refuses its word', /(?!curl)\w/],
    ['is written in a way that is not understood', new RegExp(String.raw`[\p{L}--[a-z]]curl`, 'v')],
    ['has the sign of Kelvin for its letter', /kelvin/iu],
    ['has a letter for the sign of Kelvin', /input\u212aelvin|\u017fay/iu],
  ])('lets pass what %s', (_, pattern) => expect(may(pattern, `${page}\u212aelvin`)).toBe(true))

  it('is not asked in vain by a long text', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `line ${index} of many`).join('\n')
    expect(may(/\bmkfifo\b/, long)).toBe(false)
    expect(may(/\bline 19999\b/, long)).toBe(true)
  })
})
