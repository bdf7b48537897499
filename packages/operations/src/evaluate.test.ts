import { describe, expect, it } from 'vitest'
import { evaluate, type EvalOutput } from './evaluate.ts'
import { createTestContext } from './test-context.case.ts'

const root = '/project/.agents/skills'
function skill(name: string, description: string): readonly [string, string] {
  return [`${root}/${name}/SKILL.md`, `---\nname: ${name}\ndescription: ${description}\n---\n`]
}
const others = [
  skill('invoices', 'Writes invoices and reminds customers who have not paid. Use for billing.'),
  skill('compost', 'Tracks the temperature of compost in a garden.'),
]

async function run(path: string, files: readonly (readonly [string, string])[]): Promise<EvalOutput> {
  return evaluate.handler(evaluate.input.parse({ path }), createTestContext(Object.fromEntries([...others, ...files])))
}

function questions(list: unknown, name = 'triggers.json'): readonly [string, string] {
  return [`${root}/translate/evals/${name}`, typeof list === 'string' ? list : JSON.stringify(list)]
}

describe('eval --triggers', () => {
  const ours = skill('translate', 'Translates documents from French into English. Use when a text is in French.')
  it('asks the questions of the skill, and says yes when all come out as they should', async () => {
    const list = [
      { query: 'what does this French document say in English', should_trigger: true },
      { query: 'remind the customers of their invoices', should_trigger: false },
    ]
    const output = await run(`${root}/translate`, [ours, questions(list)])
    expect(output.results).toMatchObject([
      { name: 'translate', source: `${root}/translate/evals/triggers.json`, against: 2, passed: 2, failed: 0 },
    ])
    expect(evaluate.isNo?.(output)).toBe(false)
  })

  it.each([
    ['triggers.jsonl', '{"query":"bill the customers","should_trigger":false}\n{"query":"French to English"}\n'],
    ['triggers.yaml', 'should_trigger: [French to English]\nshould_not_trigger: [bill the customers]\n'],
    ['triggers.json', '{"queries":["French to English",{"prompt":"bill the customers","shouldTrigger":false}]}'],
  ])('reads %s', async (name, text) => {
    const [result] = (await run(`${root}/translate`, [ours, questions(text, name)])).results
    expect(new Map(result?.queries.map(({ query, shouldTrigger }) => [query, shouldTrigger]))).toEqual(
      new Map([
        ['French to English', true],
        ['bill the customers', false],
      ]),
    )
    expect(result?.failed).toBe(0)
  })

  it('reads a file that begins with a byte-order mark and has line ends of Windows', async () => {
    const text = '\u{feff}{"query":"French to English"}\r\n{"query":"bill the customers","should_trigger":false}\r\n'
    const [result] = (await run(`${root}/translate`, [ours, questions(text, 'triggers.jsonl')])).results
    expect(result).toMatchObject({ passed: 2, failed: 0 })
  })

  it('asks the others of a folder when one of them does not load, and says which', async () => {
    const broken = [`${root}/broken/SKILL.md`, '---\nname: broken\n---\n'] as const
    const output = await run(root, [ours, broken])
    const asked = output.results.map(({ name, problem }) => [name, problem === undefined])
    expect(asked).toEqual([
      ['broken', false],
      ['compost', true],
      ['invoices', true],
      ['translate', true],
    ])
    expect(output.results[0]?.problem).toContain('metier validate')
    expect(evaluate.isNo?.(output)).toBe(true)
    await expect(run(`${root}/broken`, [ours, broken])).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('names who is taken instead, and which words decided', async () => {
    const list = [{ query: 'remind customers of unpaid invoices', should_trigger: true }]
    const output = await run(`${root}/translate`, [ours, questions(list)])
    const [failed] = output.results[0]?.queries ?? []
    expect(failed).toMatchObject({ triggers: false, passed: false, instead: 'invoices' })
    expect(failed?.suggestion).toContain('none of these words')
    expect(evaluate.isNo?.(output)).toBe(true)
  })

  it('says by which words it comes out where it should not', async () => {
    const list = [{ query: 'translate this French poem', should_trigger: false }]
    const [failed] = (await run(`${root}/translate`, [ours, questions(list)])).results[0]?.queries ?? []
    expect(failed).toMatchObject({ triggers: true, passed: false })
    expect(failed?.suggestion).toMatch(/"translate".*"french"/)
  })

  it('makes questions of the description where there are none, and tells the neighbours apart', async () => {
    const twin = skill('french-helper', 'Translates documents from French into English for everybody who asks.')
    const [result] = (await run(`${root}/translate`, [ours, twin])).results
    expect(result?.source).toBeNull()
    expect(result?.queries.some(({ shouldTrigger }) => shouldTrigger)).toBe(true)
    const wrong = result?.queries.find(({ shouldTrigger, query }) => !shouldTrigger && query.includes('everybody'))
    expect(wrong).toMatchObject({ instead: 'french-helper' })
  })

  it('tries a skill that no catalogue has against those here', async () => {
    const [, text] = ours
    const [result] = (await run('/elsewhere/translate', [['/elsewhere/translate/SKILL.md', text]])).results
    expect(result).toMatchObject({ name: 'translate', against: 2, failed: 0 })
  })

  it.each([
    ['[]', 'no trigger questions'],
    ['{"queries":[3]}', 'no trigger questions'],
    ['not json', 'no trigger questions'],
  ])('refuses questions that are none: %s', async (text, message) => {
    await expect(run(`${root}/translate`, [ours, questions(text)])).rejects.toThrow(message)
  })

  it('refuses what is no skill', async () => {
    await expect(run('/project/x', [['/project/x/SKILL.md', 'nothing']])).rejects.toThrow('no skill that loads')
  })
})
