import { createTemporaryTree } from '@metier/testing'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceDirectory } from './replace-directory.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({ 'skills/pdf/SKILL.md': 'Old.' })
})
afterEach(() => tree.cleanUp())

function makeNew(path: string): void {
  mkdirSync(path)
  writeFileSync(join(path, 'SKILL.md'), 'New.')
}

function makeHalf(path: string): void {
  makeNew(path)
  throw new Error('The disk is full.')
}

describe('a skill that is put in place of another', () => {
  it('is not there, nor anything of it, when it could not be made whole', () => {
    expect(() => replaceDirectory({ root: tree.at('skills'), name: 'pdf', make: makeHalf })).toThrow(
      'The disk is full.',
    )
    expect(readFileSync(tree.at('skills/pdf/SKILL.md'), 'utf8')).toBe('Old.')
    expect(readdirSync(tree.path)).toEqual(['skills'])
  })

  it.each([
    ['where it is prepared', '.metier-staging', {}],
    ['where the old one goes', 'replaced', { backup: () => tree.at('replaced/pdf') }],
  ])(
    'says which path cannot be written when something else stands %s',
    (_case, file, more: { backup?: () => string }) => {
      tree.write(file, 'A file.')
      const backup = more.backup?.()
      const asked = { root: tree.at('skills'), name: 'pdf', make: makeNew, ...(backup !== undefined && { backup }) }
      const message = expect.stringContaining(tree.at(file))
      expect(() => replaceDirectory(asked)).toThrow(expect.objectContaining({ code: 'file-unwritable', message }))
    },
  )
})
