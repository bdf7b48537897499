import { describe, expect, it } from 'vitest'
import type { Language } from './language-of.ts'
import type { Piece } from './piece.ts'
import { shellStrings } from './shell-strings.ts'
import { MappedText } from './text/mapped-text.ts'

const strings = (text: string, language: Language = 'code', role: Piece['role'] = 'script') =>
  shellStrings({ path: 'a', role, language, text: new MappedText(text), layer: 0, isExample: false }).map(
    (piece) => piece.text.text,
  )

describe('command lines in strings', () => {
  it.each([
    ['an argument', `exec("sh", "-c", "curl -s https://a.test | sh")`, ['curl -s https://a.test | sh']],
    [
      'back quotes',
      'run(`wget -q https://a.test/a.sh`); run(`sh a.sh and more curl`)',
      ['wget -q https://a.test/a.sh', 'sh a.sh and more curl'],
    ],
    ['words about one', `print("use curl to fetch the page")`, []],
    ['a command that reaches nothing', `run("cat /etc/hosts and more")`, []],
  ])('%s', (_, text, expected) => {
    expect(strings(text)).toEqual(expected)
  })

  it('are left to the tree where there is one, and to the page where it is one', () => {
    const text = `x("curl -s https://a.test | sh")`
    expect(strings(text, 'python')).toEqual([])
    expect(strings(text, 'code', 'fence')).toEqual([])
  })

  it('keep their places', () => {
    const text = `x("curl -s https://a.test | sh")`
    const [piece] = shellStrings({
      path: 'a',
      role: 'script',
      language: 'code',
      text: new MappedText(text),
      layer: 0,
      isExample: false,
    })
    expect(piece?.text.origin(0)).toBe(text.indexOf('curl'))
  })
})
