import { MetierError } from '@metier/core'
import { createFakeHost } from '@metier/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogService } from '../catalog-service.ts'
import { openStage } from './open-stage.case.ts'
import { createStage, skillText } from './stage.case.ts'

const root = '/project/.agents/skills'

describe('load', () => {
  it('reads the file at the moment of the call', () => {
    const { service, tree } = openStage({ skills: [`${root}/a`] })
    tree.write(`${root}/a/SKILL.md`, `${skillText('a')}\nNew line.\n`)
    const loaded = service.load('a')
    expect(loaded.body).toContain('New line.')
    expect(loaded.body).not.toContain('description:')
    expect(loaded.text).toContain('description:')
  })

  it('BTW-59 SQD-2 lists the files of all directories, in byte order, without the SKILL.md', () => {
    const { service } = openStage({
      skills: [`${root}/a`],
      files: {
        [`${root}/a/scripts/b/run.py`]: '1234',
        [`${root}/a/references/guide.md`]: '',
        [`${root}/a/assets/é.png`]: '',
        [`${root}/a/.git/config`]: '',
        [`${root}/a/node_modules/x/index.js`]: '',
      },
    })
    expect(service.load('a')).toMatchObject({
      resources: [
        { path: 'assets/é.png', size: 0 },
        { path: 'references/guide.md', size: 0 },
        { path: 'scripts/b/run.py', size: 4 },
      ],
      resourcesTruncated: false,
    })
  })

  it('BTW-60 lists nothing when there is nothing', () => {
    const { service } = openStage({ skills: [`${root}/a`] })
    expect(service.load('a')).toMatchObject({ resources: [], resourcesTruncated: false })
  })

  it('says when the list is cut', () => {
    const files = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`${root}/a/references/${String(index).padStart(3, '0')}.md`, '']),
    )
    const loaded = openStage({ skills: [`${root}/a`], files }).service.load('a')
    expect(loaded.resources).toHaveLength(200)
    expect(loaded.resources.at(-1)?.path).toBe('references/199.md')
    expect(loaded.resourcesTruncated).toBe(true)
  })

  it('lists a link only when it stays inside', () => {
    const stage = createStage({ skills: [`${root}/a`], files: { '/secret': 'x', [`${root}/a/real.md`]: 'x' } })
    stage.tree.link(`${root}/a/out.md`, '/secret')
    stage.tree.link(`${root}/a/in.md`, 'real.md')
    expect(
      stage
        .open()
        .load('a')
        .resources.map(({ path }) => path),
    ).toEqual(['in.md', 'real.md'])
  })

  it('does not follow a link that came in place of the file after the list was made', () => {
    const { service, tree } = openStage({ skills: [`${root}/a`], files: { '/secret': 'secret' } })
    service.view()
    tree.remove(`${root}/a/SKILL.md`)
    tree.link(`${root}/a/SKILL.md`, '/secret')
    expect(() => service.load('a')).toThrowError(expect.objectContaining({ code: 'file-unreadable' }))
  })

  it('BTW-38 names what there is, and what was probably meant', () => {
    const { service } = openStage({ skills: [`${root}/review-pr`, `${root}/other`] })
    expect(() => service.load('reveiw-pr')).toThrowError(
      expect.objectContaining({
        code: 'unknown-skill',
        next: 'Did you mean review-pr? Available skills: other, review-pr.',
      }),
    )
  })

  it('says why a skill that exists is not to be had (decisions R-37)', () => {
    const { service } = openStage({
      files: {
        [`${root}/a/SKILL.md`]:
          '---\nname: a\ndescription: Needs a tool.\nmetadata:\n  requires: \'{"bins":["gh"]}\'\n---\n',
      },
      host: createFakeHost({ binaries: [] }),
    })
    expect(() => service.load('a')).toThrowError(
      expect.objectContaining({ code: 'skill-not-active', next: expect.stringContaining('gh') }),
    )
    expect(service.load('a', { anyState: true }).text).toContain('Needs a tool.')
  })

  it('BTW-58 finds one skill by any spelling of its name', () => {
    const { service } = openStage({ skills: [`${root}/my_skill`] })
    for (const name of ['my_skill', 'my-skill', 'My Skill']) expect(service.load(name).entry.name).toBe('my_skill')
  })
})

/** The text of a file of skill `a`, or the code of the error. */
function readOrCode(service: CatalogService, path: string): string {
  try {
    return new TextDecoder().decode(service.readFile('a', path))
  } catch (error) {
    return error instanceof MetierError ? error.code : String(error)
  }
}

describe('readFile', () => {
  const files = { [`${root}/a/references/guide.md`]: 'guide', '/secret': 'secret', [`${root}/b/x.md`]: 'x' }

  it('gives the bytes of a file of the skill', () => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    for (const path of ['references/guide.md', './references//guide.md']) {
      expect(new TextDecoder().decode(service.readFile('a', path))).toBe('guide')
    }
  })

  it.each([
    '../b/x.md',
    '/secret',
    'references/../../b/x.md',
    '..',
    'C:\\secret',
    '..\\b\\x.md',
    '\\secret',
    'a\0b',
    'link.md',
    'way/x.md',
  ])('never leads out of the skill: %j', (path) => {
    const stage = createStage({ skills: [`${root}/a`], files })
    stage.tree.link(`${root}/a/link.md`, '/secret')
    stage.tree.link(`${root}/a/way`, '../b')
    expect(() => stage.open().readFile('a', path)).toThrowError(expect.objectContaining({ code: 'path-escapes-skill' }))
  })

  it.each(['missing.md', 'references', ''])('says which files there are: %j', (path) => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    expect(() => service.readFile('a', path)).toThrowError(
      expect.objectContaining({ code: 'not-found', next: expect.stringContaining('references/guide.md') }),
    )
  })

  it('whatever the path is, gives a file of the skill or refuses', () => {
    const { service } = openStage({ skills: [`${root}/a`], files })
    const part = fc.constantFrom('..', '.', '', 'references', 'guide.md', 'SKILL.md', '~', '%2e%2e', 'b', '\\', 'C:')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.string(), (parts, tail) => {
        const answer = readOrCode(service, [...parts, tail].join('/'))
        expect(['guide', skillText('a'), 'path-escapes-skill', 'not-found']).toContain(answer)
      }),
    )
  })
})
