import { expect, it } from 'vitest'
import { toldBeside } from './told-beside.ts'

const told = toldBeside('delet|clean', 'branch')

// WUN-103: a word somewhere on the page tells nothing of what it does not stand beside.
it.each([
  ['it deletes stale branches.', true],
  ['branches are cleaned up weekly.', true],
  ['it cleans tables. there is a branch for each release.', false],
  ['it cleans tables\nand knows each branch', false],
])('%s', (text, isTold) => expect(told.test(text)).toBe(isTold))
