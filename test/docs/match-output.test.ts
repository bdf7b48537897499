import { describe, expect, it } from 'vitest'
import { matchOutput } from './match-output.ts'

describe('matchOutput', () => {
  it.each([
    ['the same', ['a', 'b'], 'a\nb\n'],
    ['blanks at the end', ['a'], 'a  \n\n\n'],
    ['any text in a line', ['a … c'], 'a b b c'],
    ['no text in a line', ['a…c'], 'ac'],
    ['two gaps in a line', ['a…b…c'], 'a1b2b3c'],
    ['any lines', ['a', '…', 'z'], 'a\n1\n2\nz'],
    ['no lines', ['a', '…', 'z'], 'a\nz'],
    ['a gap that has to look further', ['…', 'x', 'y'], 'x\nx\ny'],
    ['anything at all', ['…'], ''],
  ])('accepts %s', (_, expected, actual) => {
    expect(matchOutput(expected, actual)).toBeUndefined()
  })

  it.each([
    ['another line', ['a', 'b'], 'a\nc', '"b"'],
    ['too little', ['a', 'b'], 'a', 'nothing more'],
    ['too much', ['a'], 'a\nb', 'goes on with "b"'],
    ['a wrong start', ['a…'], 'b', '"a…"'],
    ['a wrong end', ['a…c'], 'ab', '"a…c"'],
    ['parts that overlap', ['aba…aba'], 'aba', '"aba…aba"'],
    ['nothing where a line is wanted', ['…', 'x'], 'a\nb', '"x"'],
  ])('refuses %s', (_, expected, actual, reason) => {
    expect(matchOutput(expected, actual)).toContain(reason)
  })
})
