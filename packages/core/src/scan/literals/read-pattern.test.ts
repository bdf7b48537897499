import { expect, test } from 'vitest'
import { readPattern, type PatternPart } from './read-pattern.ts'

/** As it would be written with nothing but what is known: `*` for what is not. */
function told(part: PatternPart): string {
  switch (part.kind) {
    case 'one-of':
      return part.characters.length === 1 ? (part.characters[0] ?? '') : `{${part.characters.join('')}}`
    case 'empty':
      return ''
    case 'sequence':
      return part.parts.map(told).join('')
    case 'choice':
      return `(${part.parts.map(told).join('|')})`
    case 'repeated':
      return `<${told(part.part)} ${part.least}-${part.most}>`
    case 'any':
    default:
      return '*'
  }
}

test.each([
  ['rm|mv', '(rm|mv)'],
  [String.raw`\bse(?:nt|nd)s?\b`, 'se(nt|nd)<s 0-1>'],
  [String.raw`(?<!a)b(?=c)(?!d)(?<=e)f`, 'bf'],
  [String.raw`a+b*?c{2}d{1,}e{0,3}?`, '<a 1-Infinity><b 0-Infinity><c 2-2><d 1-Infinity><e 0-3>'],
  [String.raw`[ _-]x[a-z]y[^a]z[abcde]`, '{ _-}x*y*z*'],
  [String.raw`[\u00e0-\uffff]\u00e9\x41\u{1F600}`, '{à\uffff}éA\u{1F600}'],
  [String.raw`(?<name>a)\k<name>\1\p{L}\d.[\s\S]`, 'a******'],
  [String.raw`^\/etc\/[.]env$`, '/etc/.env'],
  [String.raw`!\[[^\]]{0,8}\]\(`, '![<* 0-8>]('],
  ['a{x', 'a{x'],
])('%s is read as %s', (source, expected) => {
  expect(told(readPattern(source))).toBe(expected)
})
