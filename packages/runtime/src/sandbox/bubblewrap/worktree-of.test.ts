import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { worktreeOf } from './worktree-of.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-worktree-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const file = (path: string, text: string) => {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), text)
}
file('main/.git/HEAD', 'ref: refs/heads/main\n')
file('main/.git/worktrees/side/gitdir', `${place}/side/.git\n`)
file('main/.git/worktrees/side/commondir', '../..\n')
file('side/.git', `gitdir: ${place}/main/.git/worktrees/side\n`)
file('thief/.git', `gitdir: ${place}/main/.git/worktrees/side\n`)
file('keys/id', 'key')
file('liar/.git', `gitdir: ${place}/keys\n`)
file('long/.git', `gitdir: ${'x'.repeat(5000)}\n`)

describe('the repository behind a working tree', () => {
  it('is found where each names the other', () => {
    expect(worktreeOf(join(place, 'side'))).toEqual([join(place, 'main', '.git')])
  })

  it.each(['main', 'thief', 'liar', 'long', 'missing'])('is not believed of %s', (name) => {
    expect(worktreeOf(join(place, name))).toEqual([])
  })
})
