import { expect, it } from 'vitest'
import { isUnknownProgram } from './is-unknown-program.ts'

// WUN-103: a language that nobody thought of is a language all the same.
it.each(['infra/main.tf', 'flake.nix', 'sql/tune.sql', 'keys/a.ahk', 'macros/Clean.bas', 'CMakeLists.txt', 'run'])(
  'takes %s for a program',
  (path) => {
    expect(isUnknownProgram(path, 'x = 1')).toBe(true)
  },
)

it.each(['notes.txt', 'data/rows.csv', 'LICENSE', 'LICENSE-MIT', 'README', 'assets/logo.png', '.gitignore', 'go.sum'])(
  'leaves %s alone',
  (path) => {
    expect(isUnknownProgram(path, 'x = 1')).toBe(false)
  },
)

it('leaves alone what is no text', () => {
  expect(isUnknownProgram('assets/model', 'x\0y')).toBe(false)
})
