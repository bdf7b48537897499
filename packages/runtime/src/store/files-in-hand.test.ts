import type { SkillFiles } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { FilesInHand } from './files-in-hand.ts'

const filesOf = (length: number): SkillFiles =>
  new Map([['SKILL.md', { bytes: new Uint8Array(length), executable: false }]])

describe('what is held between the store and the disk', () => {
  it('gives back the very files, once', () => {
    const hand = new FilesInHand()
    const files = filesOf(3)
    hand.hold('sha256:a', files)
    expect(hand.give('sha256:a')).toBe(files)
    expect(hand.give('sha256:a')).toBeUndefined()
  })

  it('holds 32 MB and no more, and counts what was given away as free', () => {
    const hand = new FilesInHand()
    for (const name of ['a', 'b', 'b']) hand.hold(name, filesOf(16 * 1024 * 1024))
    hand.hold('c', filesOf(1))
    expect(hand.give('c')).toBeUndefined()
    expect(hand.give('b')).toBeDefined()
    hand.hold('c', filesOf(1))
    expect(hand.give('c')).toBeDefined()
  })
})
