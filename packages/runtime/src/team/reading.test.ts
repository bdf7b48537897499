import { chmodSync } from 'node:fs'
import { getuid } from 'node:process'
import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTeamDrafts } from './read-team-drafts.ts'
import { readTeamFiles } from './read-team-files.ts'
import { readTeamPath } from './read-team-path.ts'
import { reading } from './reading.ts'

const tooLong = 'x'.repeat(5000)
const unreadable = expect.objectContaining({ code: 'file-unreadable' })

describe('reading a team', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree()
  })
  afterEach(() => tree.cleanUp())

  it.each([
    ['readTeamPath', () => readTeamPath(tree.path, tooLong)],
    ['readTeamFiles', () => readTeamFiles(tree.at(tooLong))],
    ['readTeamDrafts', () => readTeamDrafts(tree.at(tooLong))],
  ])('%s says what the disk refuses, as no fault of Metier', (_, read) => {
    expect(read).toThrow(unreadable)
  })

  // Whoever may do everything is refused nothing
  it.skipIf(getuid?.() === 0 || process.platform === 'win32')('names the very file', () => {
    tree.write('agents/fenster/history.md', 'x')
    chmodSync(tree.at('agents/fenster/history.md'), 0)
    expect(() => readTeamFiles(tree.path)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('agents/fenster/history.md') }),
    )
  })

  it('hides no fault of its own', () => {
    expect(() =>
      reading('x', () => {
        throw new TypeError('ours')
      }),
    ).toThrow(TypeError)
  })
})
