import { describe, expect, it } from 'vitest'
import { find, type FindOutput } from './find.ts'
import { createTestContext } from './test-context.case.ts'

function skill(name: string, frontmatter: string, body = ''): readonly [string, string] {
  return [`/project/.agents/skills/${name}/SKILL.md`, `---\nname: ${name}\n${frontmatter}\n---\n${body}`]
}

const files = Object.fromEntries([
  skill('unit-tests', 'description: Writes unit tests.\nmetadata:\n  tags: [qa, automation]\n  category: quality'),
  skill('load-tests', 'description: Writes load tests.\nmetadata:\n  tags: [qa]'),
  skill('invoices', 'description: Sends invoices to customers.\nmetadata:\n  triggers: [bill the client]', '# Dunning'),
  skill('off', 'description: Writes tests that are off.\nmetadata:\n  enabled: false'),
])

async function ask(given: Readonly<Record<string, unknown>>): Promise<FindOutput> {
  return find.handler(find.input.parse(given), createTestContext(files))
}

async function names(given: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  return (await ask(given)).matches.map(({ name }) => name)
}

describe('find', () => {
  it('says which stands out, how far, and why', async () => {
    const found = await ask({ query: ['bill', 'the', 'client', 'now'] })
    expect(found).toMatchObject({ verdict: 'fits', margin: 1, more: 0, together: [] })
    expect(found.matches).toMatchObject([
      { name: 'invoices', scope: 'project', alike: [], why: [{ field: 'trigger', words: ['bill', 'client'] }] },
    ])
  })

  it('searches headings and texts too', async () => {
    expect(await names({ query: ['dunning'] })).toEqual(['invoices'])
  })

  it('answers no when nothing fits', async () => {
    const found = await ask({ query: ['sharpen', 'kitchen', 'knives'] })
    expect(found).toMatchObject({ verdict: 'none', matches: [] })
    expect(find.isNo?.(found)).toBe(true)
    expect(find.isNo?.(await ask({ query: ['unit', 'tests'] }))).toBe(false)
  })

  // OST-39: free text and tags with commas between them; OST-6: tags are for finding
  it.each([
    [['qa'], ['load-tests', 'unit-tests']],
    [['qa,automation'], ['unit-tests']],
    [['QA', 'Automation'], ['unit-tests']],
    [['nothing'], []],
  ])('filters by the tags %j', async (tag, expected) => {
    expect([...(await names({ query: ['tests'], tag }))].toSorted()).toEqual(expected)
  })

  // an unknown value of a filter gives nothing
  it.each([
    [{ category: 'quality' }, ['unit-tests']],
    [{ category: 'unknown' }, []],
    [{ source: 'unknown' }, []],
    [{ scope: 'user' }, []],
    [{ state: 'disabled' }, ['off']],
    [{ limit: 1 }, ['load-tests']],
  ])('filters by %j', async (filter, expected) => {
    expect(await names({ query: ['tests'], ...filter })).toEqual(expected)
  })

  // Whoever mistypes a tag looks for other words in vain
  it.each([
    [{ query: ['tests'], tag: ['nothing'] }, 0],
    [{ query: ['knives'], tag: ['qa'] }, 2],
    [{ query: ['knives'], state: 'disabled' }, 1],
    [{ query: ['knives'] }, undefined],
    [{ query: ['tests'], tag: ['qa'] }, undefined],
  ])('tells for %j out of how many nothing was found: %s', async (given, outOf) => {
    expect((await ask(given)).outOf).toBe(outOf)
  })

  it('gives a skill one score whatever the others are filtered by', async () => {
    const all = await ask({ query: ['tests'] })
    const some = await ask({ query: ['tests'], category: 'quality' })
    expect(some.matches[0]).toEqual(all.matches.find(({ name }) => name === 'unit-tests'))
  })
})
