import { describe, expect, it } from 'vitest'
import { buildIndex } from './build-index.ts'
import { entryOf, viewOf } from './view.case.ts'

/** What an index takes of a skill that is known by a few words, and whether it looked into it. */
function known(hasMore?: true) {
  const entry = entryOf({ name: 'alpha', allowedTools: ['Read'] })
  const { skill } = entry.candidate
  let looks = 0
  const candidate = {
    ...entry.candidate,
    brief: { name: 'alpha', description: entry.description, ...(hasMore && { hasMore }) },
    get skill() {
      looks += 1
      return skill
    },
  }
  const { items } = buildIndex(viewOf([{ ...entry, candidate }]))
  return { tools: items[0]?.allowedTools, hasLooked: looks > 0 }
}

describe('buildIndex', () => {
  // OST-29, SQD-22, SQD-26
  it('holds names and one-line descriptions and nothing of a body', () => {
    const view = viewOf([entryOf({ name: 'alpha', description: 'First line.\n  Second\tline.\r\nThird.' })])
    expect(buildIndex(view)).toEqual({
      items: [{ name: 'alpha', description: 'First line. Second line. Third.' }],
      named: [],
      omitted: 0,
    })
  })

  // BTW-18 (absolute), SQD-24 (relative to the project)
  it.each([
    ['absolute', '/home/ada/project/.ai-team/skills/alpha/SKILL.md'],
    ['relative', '.ai-team/skills/alpha/SKILL.md'],
    ['none', undefined],
  ] as const)('names the file in style %s', (location, expected) => {
    const view = viewOf([entryOf({ name: 'alpha' }, { root: '/home/ada/project/.ai-team/skills' })])
    expect(buildIndex(view, { location, projectRoot: '/home/ada/project' }).items[0]?.location).toBe(expected)
  })

  it('leaves a location outside the project absolute', () => {
    const view = viewOf([entryOf({ name: 'alpha' }, { root: '/home/ada/projects/skills' })])
    const index = buildIndex(view, { location: 'relative', projectRoot: '/home/ada/project' })
    expect(index.items[0]?.location).toBe('/home/ada/projects/skills/alpha/SKILL.md')
  })

  it('looks into no skill of which it is known that it says no more', () => {
    expect(known()).toEqual({ tools: undefined, hasLooked: false })
    expect(known(true)).toEqual({ tools: ['Read'], hasLooked: true })
  })

  it('hides what an agent may not load by itself', () => {
    const view = viewOf([
      entryOf({ name: 'shown' }),
      entryOf({ name: 'manual', disableModelInvocation: true }),
      entryOf({ name: 'off' }, { state: 'disabled' }),
      entryOf({ name: 'elsewhere' }, { state: 'ineligible' }),
    ])
    expect(buildIndex(view).items.map((item) => item.name)).toEqual(['shown'])
  })

  it('hides an inactive skill even from a view that lists it', () => {
    expect(buildIndex({ active: [entryOf({ name: 'off' }, { state: 'blocked' })] }).items).toEqual([])
  })

  // BTW-19, BTW-63, SQD-32
  it('carries compatibility and allowed tools when they are there', () => {
    const view = viewOf([
      entryOf({ name: 'alpha', compatibility: 'Needs\ngit', allowedTools: ['Read', 'Bash(git:*)'] }),
      entryOf({ name: 'beta', compatibility: ' ' }),
    ])
    expect(buildIndex(view).items).toEqual([
      {
        name: 'alpha',
        description: 'Does what alpha does.',
        compatibility: 'Needs git',
        allowedTools: ['Read', 'Bash(git:*)'],
      },
      { name: 'beta', description: 'Does what beta does.' },
    ])
  })

  it('puts when_to_use behind the description, once', () => {
    const view = viewOf([
      entryOf({ name: 'alpha', description: 'Edits films.', whenToUse: 'When a video\nis cut.' }),
      entryOf({ name: 'beta', description: 'Edits films. When a video is cut.', whenToUse: 'When a video is cut.' }),
    ])
    expect(buildIndex(view).items.map((item) => item.description)).toEqual([
      'Edits films. When a video is cut.',
      'Edits films. When a video is cut.',
    ])
  })

  it('keeps a description as written when asked', () => {
    const view = viewOf([entryOf({ name: 'alpha', description: 'One.\nTwo.', whenToUse: 'Later.' })])
    expect(buildIndex(view, { verbatim: true }).items).toEqual([{ name: 'alpha', description: 'One.\nTwo.' }])
  })
})
