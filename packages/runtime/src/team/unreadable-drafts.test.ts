import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTeamDrafts } from './read-team-drafts.ts'
import { unreadableDrafts } from './unreadable-drafts.ts'

describe('unreadableDrafts', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree()
  })
  afterEach(() => tree.cleanUp())

  it('names what lies among the drafts and is none', () => {
    const about = '{"to": null, "by": "fenster", "why": [], "replaces": []}'
    tree.write('drafts/good/SKILL.md', 'x')
    tree.write('drafts/good/draft.json', about)
    tree.write('drafts/torn/SKILL.md', 'x')
    tree.write('drafts/torn/draft.json', `<<<<<<< ours\n${about}`)
    tree.write('drafts/empty/notes.md', 'x')
    tree.write('drafts/README.md', 'x')
    expect(readTeamDrafts(tree.path).map(({ draft }) => draft.name)).toEqual(['good'])
    expect(unreadableDrafts(tree.path)).toEqual(['empty', 'torn'])
  })

  it('there are none where there are no drafts', () => expect(unreadableDrafts(tree.path)).toEqual([]))
})
