import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SkillFiles } from '../../package/merge-files.ts'
import { sameBytes } from '../same-bytes.ts'
import { curate, skillOf, teamOf } from './curate.case.ts'
import type { SkillMerge } from './plan-merges.ts'
import { splitBlocks } from './split-blocks.ts'

const decode = (bytes: Uint8Array | null | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array())
const errors = [
  'Say what failed, in the words of whoever reads it.',
  'Say what to do next, and where to ask for help.',
  'Never show a stack trace, an address or a query.',
  'Keep the layout of other pages.',
]
const others = [
  'Choose names that a reader of the call understands.',
  'Return early instead of nesting conditions deeply.',
  'Write the test that fails before mending a defect.',
  'Measure twice before making anything faster.',
]

/** Pieces of text and files of what was merged that are not in what came of it. */
function lostIn({ into, from, after }: SkillMerge, skills: Readonly<Record<string, SkillFiles>>): readonly string[] {
  const text = decode(after.get('SKILL.md')?.bytes).replaceAll(/\s+/g, ' ')
  return [into, ...from].flatMap((source) =>
    [...(skills[source] ?? [])].flatMap(([file, { bytes }]) => {
      if (file === 'SKILL.md') {
        const blocks = splitBlocks(decode(bytes).split('---').slice(2).join('---'))
        return blocks.filter((block) => !text.includes(block.text)).map((block) => block.text)
      }
      return [...after.values()].some((each) => sameBytes(each.bytes, bytes)) ? [] : [file]
    }),
  )
}

describe('planCuration: what repeats', () => {
  // SQD-58, with the document's example: the same phrase in three entries
  it('makes a draft of what one member wrote three times', () => {
    const history = [
      '# History',
      '## Learnings',
      '- Modal: prefer composition over inheritance again.',
      '- In the list, prefer composition over inheritance.',
      '- Prefer composition over inheritance.',
    ].join('\n')
    const { promotions, changes } = curate(teamOf({}, { fenster: history }))
    expect(promotions).toMatchObject([{ name: 'composition', to: 'fenster', by: 'curate' }])
    expect(promotions[0]?.why[0]).toContain('agents/fenster/history.md:3, agents/fenster/history.md:4')
    expect(decode(promotions[0]?.files.get('SKILL.md')?.bytes)).toContain('- Prefer composition over inheritance.')
    expect(changes.map(({ path }) => path)).toEqual(['drafts/composition/SKILL.md', 'drafts/composition/draft.json'])
  })

  const thrice = {
    a: '- Keep the modal dialogs small.',
    b: '- Keep the modal dialogs small!',
    c: 'Keep the modal dialogs small',
  }
  it('makes one for everybody of what several members wrote', () => {
    expect(curate(teamOf({}, thrice)).promotions).toMatchObject([{ to: null }])
  })

  it.each([
    ['it stands twice', { a: thrice.a, b: thrice.b }, {}],
    ['it stands in one entry', { a: `${thrice.a} ${thrice.a} ${thrice.a}` }, {}],
    ['it says nothing', { a: 'this is what it is', b: 'this is what it is', c: 'this is what it is' }, {}],
    [
      'it is a note of why',
      {
        a: '_Kept here: line 1 names a file of_',
        b: '_Kept here: line 1 names a file of_',
        c: '_Kept here: line 1 names a file of_',
      },
      {},
    ],
    ['a draft says it', thrice, { drafts: { x: '- Keep the modal dialogs small.' } }],
  ])('makes none where %s', (_, histories, more) => {
    expect(curate(teamOf({}, histories), more).promotions).toEqual([])
  })

  it('makes none where a skill says it', () => {
    const team = teamOf({ 'skills/modals': skillOf('modals', ['Always keep the modal dialogs small.']) }, thrice)
    expect(curate(team).promotions).toEqual([])
  })

  it('leaves out what a sentence says of its day', () => {
    const days = ['2026-01-02 keep migrations small and reversible', '2026-01-03 keep migrations small and reversible']
    const { promotions } = curate(
      teamOf({}, { a: [...days, '2026-01-04 keep migrations small and reversible'].join('\n') }),
    )
    expect(decode(promotions[0]?.files.get('SKILL.md')?.bytes)).toContain('- Keep migrations small and reversible.')
  })

  // SQD-52
  it('names what belongs to the project, and leaves it there', () => {
    const line = '- The routes live in src/app.ts for all.'
    const { promotions, kept } = curate(teamOf({}, { a: line, b: line, c: line }))
    expect(promotions).toEqual([])
    expect(kept).toMatchObject([{ agents: ['a', 'b', 'c'], reasons: [expect.stringContaining('src/app.ts')] }])
  })
})

describe('planCuration: what overlaps', () => {
  it('puts two skills of one member together', () => {
    const team = teamOf({
      'agents/a/skills/error-pages': skillOf('error-pages', errors),
      'agents/a/skills/error-texts': skillOf('error-texts', [...errors.slice(0, 3), 'Write in the present tense.']),
      'agents/a/skills/clean-code': skillOf('clean-code', others),
    })
    const { merges, changes } = curate(team)
    expect(merges).toMatchObject([{ into: 'agents/a/skills/error-pages', from: ['agents/a/skills/error-texts'] }])
    const text = decode(merges[0]?.after.get('SKILL.md')?.bytes)
    for (const point of [...errors, 'Write in the present tense.']) expect(text.split(point)).toHaveLength(2)
    expect(changes.every(({ keeps }) => keeps)).toBe(true)
  })

  it('makes what two members know the team\u2019s', () => {
    const team = teamOf({
      'agents/a/skills/errors': skillOf('errors', errors),
      'agents/b/skills/error-pages': skillOf('error-pages', [...errors, 'Write in the present tense.']),
    })
    expect(curate(team).merges).toMatchObject([
      { into: 'skills/error-pages', owner: null, from: ['agents/b/skills/error-pages', 'agents/a/skills/errors'] },
    ])
  })

  it('puts what a member has beside the team\u2019s into the team\u2019s', () => {
    const team = teamOf({
      'skills/errors': skillOf('errors', errors),
      'agents/b/skills/errors': skillOf('errors', [...errors, 'More.']),
    })
    expect(curate(team).merges).toMatchObject([{ into: 'skills/errors', from: ['agents/b/skills/errors'] }])
  })

  it('keeps every file of both', () => {
    const team = teamOf({
      'agents/a/skills/one': skillOf('one', errors, { files: { 'references/x.md': 'one', 'references/same.md': 's' } }),
      'agents/a/skills/two': skillOf('two', errors.slice(1), {
        files: { 'references/x.md': 'two', 'references/same.md': 's', y: '' },
      }),
    })
    const [merge] = curate(team).merges
    expect([...(merge?.after.keys() ?? [])]).toEqual(
      expect.arrayContaining(['references/x.md', 'references/x-from-two.md', 'references/same.md', 'y']),
    )
    expect(decode(merge?.after.get('references/x-from-two.md')?.bytes)).toBe('two')
  })

  it('changes nothing that came from Metier', () => {
    const record = {
      skills: new Map([['errors', { version: '1.0', digest: '', computedHash: '', files: new Map<string, string>() }]]),
      files: new Map<string, string>(),
    }
    const team = teamOf({
      'skills/errors': skillOf('errors', errors),
      'agents/b/skills/errors': skillOf('errors', errors),
    })
    const { merges, covered } = curate(team, { record })
    expect(merges).toEqual([])
    expect(covered).toMatchObject([{ path: 'agents/b/skills/errors', by: 'skills/errors' }])
  })

  it.each([
    [
      'taught conventions of two things',
      skillOf('tabs', ['Always use tabs.']),
      skillOf('spaces', ['Always use spaces.']),
    ],
    ['skills for two things', skillOf('errors', errors), skillOf('clean', others)],
  ])('leaves %s apart', (_, one, other) => {
    expect(curate(teamOf({ 'skills/one': one, 'skills/two': other })).merges).toEqual([])
  })

  it('leaves a skill alone that it cannot read', () => {
    const broken: SkillFiles = new Map([
      ['SKILL.md', { bytes: new TextEncoder().encode(`---\nname: [\n---\n${errors.join('\n')}`), executable: false }],
    ])
    expect(curate(teamOf({ 'skills/a': broken, 'skills/b': broken })).merges).toEqual([])
  })

  // Law: whatever a plan removes is in the archive, and every piece of text and every file of it is in what comes
  it('never deletes what is kept nowhere', () => {
    const points = fc.subarray([...errors, ...others.slice(0, 2)], { minLength: 2 })
    const path = fc.constantFrom(
      'skills/a',
      'skills/b',
      'agents/x/skills/a',
      'agents/x/skills/b',
      'agents/y/skills/a',
      'agents/y/skills/c',
    )
    const extra = fc.dictionary(fc.constantFrom('references/x.md', 'scripts/run.sh', 'y'), fc.constantFrom('1', '2'))
    const skill = fc.record({ path, points, files: extra })
    fc.assert(
      fc.property(fc.uniqueArray(skill, { selector: (each) => each.path, maxLength: 6 }), (all) => {
        const skills = Object.fromEntries(
          all.map((each) => [
            each.path,
            skillOf(each.path.split('/').at(-1) ?? '', each.points, { files: each.files }),
          ]),
        )
        const { changes, merges } = curate(teamOf(skills))
        expect(new Set(changes.map((change) => change.path)).size).toBe(changes.length)
        expect(changes.filter(({ bytes, before, keeps }) => before !== null && !keeps && bytes !== before)).toEqual([])
        for (const merge of merges) expect(lostIn(merge, skills)).toEqual([])
      }),
    )
  })

  // Looks through a thousand skills; the limit is for a machine that does ten other things.
  it('takes a thousand skills', { timeout: 60_000 }, () => {
    const subjects = 'cache index parser router queue schema layout theme locale widget'.split(' ')
    const verbs = 'measure rename split merge guard retry batch stream mock profile'.split(' ')
    const skills = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => {
        const words = [subjects[at % 10], verbs[Math.floor(at / 10) % 10], `case${at}`, `rule${at * 7}`]
        const points = [1, 2, 3, 4].map(
          (number) => `When ${words.join(' ')} comes, step${at}x${number} helps part${at}y${number}.`,
        )
        return [`agents/m${at % 20}/skills/s${at}`, skillOf(`s${at}`, points)]
      }),
    )
    const copy = skills['agents/m3/skills/s3'] ?? new Map()
    const { merges } = curate(teamOf({ ...skills, 'agents/m4/skills/copy': copy }))
    expect(merges.map(({ from }) => from)).toContainEqual(['agents/m3/skills/s3', 'agents/m4/skills/copy'])
  })
})

describe('planCuration: what contradicts, and what is behind', () => {
  it('flags rules of which nobody can follow both', () => {
    const team = teamOf({
      'skills/tabs': skillOf('tabs', ['Always use tabs for indentation.']),
      'agents/a/skills/style': skillOf('style', ['Never use tabs for indentation.']),
    })
    expect(curate(team).contradictions).toEqual([
      {
        one: { path: 'skills/tabs/SKILL.md', line: 10, text: 'Always use tabs for indentation.' },
        other: { path: 'agents/a/skills/style/SKILL.md', line: 10, text: 'Never use tabs for indentation.' },
      },
    ])
  })

  it.each([
    ['Prefer semicolons.', 'Avoid semicolons.', 1],
    ['Use default exports.', 'Do not use default exports.', 1],
    ['Tests must use the network.', 'Tests must not use the network.', 1],
    ['**Exports:** Always use default exports.', "Don't use default exports.", 1],
    ['Always use tabs.', 'Never use spaces.', 0],
    ['Always use tabs.', 'Always use tabs.', 0],
    ['Use spaces instead of tabs.', 'Never use tabs.', 0],
    ['Commit often.', 'Never commit secrets to the repository.', 0],
    ['Use this skill for pages.', 'Do not use this skill for pages.', 0],
    ['Always use tabs when:', 'Never use tabs when:', 0],
  ])('%s against %s: %d', (one, other, count) => {
    const team = teamOf({ 'skills/one': skillOf('one', [one]), 'skills/two': skillOf('two', [other]) })
    expect(curate(team).contradictions).toHaveLength(count)
  })

  it('does not compare what no member sees together, nor examples', () => {
    const apart = {
      'agents/a/skills/x': skillOf('x', ['Always use tabs.']),
      'agents/b/skills/y': skillOf('y', ['Never use tabs.']),
    }
    expect(curate(teamOf(apart)).contradictions).toEqual([])
    const example = {
      'skills/x': skillOf('x', ['Always use tabs.']),
      'skills/y': skillOf('y', ['So:\n```\nNever use tabs.\n```']),
    }
    expect(curate(teamOf(example)).contradictions).toEqual([])
  })

  it('compares skills with the decisions', () => {
    const team = teamOf({ 'skills/x': skillOf('x', ['Always use tabs.']) })
    expect(curate(team, { decisions: '# D\n\nNever use tabs.\n' }).contradictions).toMatchObject([
      { other: { path: 'decisions.md', line: 3 } },
    ])
  })

  // SQD-85
  it('names the older of two copies, and a text that waits', () => {
    const team = teamOf({
      'agents/a/skills/x': skillOf('x', ['Prefer one.'], { version: '1.2' }),
      'agents/b/skills/x': skillOf('x', ['Prefer two.'], { version: '1.10', files: { 'SKILL.md.new': 'n' } }),
    })
    expect(curate(team).stale).toMatchObject([
      { path: 'agents/a/skills/x', why: 'It is version 1.2, and agents/b/skills/x is 1.10.' },
      { path: 'agents/b/skills/x', why: expect.stringContaining('SKILL.md.new') },
    ])
  })
})
