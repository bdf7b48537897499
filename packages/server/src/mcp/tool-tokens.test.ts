import { estimateTokens } from '@metier/core'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { connectClient } from '../connect-client.case.ts'

/** What a client puts before the model, give or take how it writes JSON. */
async function tokensOf(skills: number, preset: string): Promise<number> {
  const named = Array.from({ length: skills }, (_, index) => ({ name: `skill-number-${index}` }))
  const { client } = await connectClient('modern', named, { preset })
  const { tools } = await client.listTools()
  await client.close()
  return estimateTokens(
    JSON.stringify(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))),
  )
}

// Every client pays this in every conversation, so it is published and held: a higher number is a decision.
const published = [
  { skills: 51, preset: 'default', tokens: 410 },
  { skills: 51, preset: 'wundr', tokens: 506 },
  { skills: 10, preset: 'default', tokens: 480 },
]

it.each(published)(
  'the tools with $skills skills under $preset cost $tokens tokens',
  async ({ skills, preset, tokens }) => {
    expect(await tokensOf(skills, preset)).toBe(tokens)
  },
)

// Schemas of results are for the client, which checks with them; most show none to their model.
const outputSchemas = 133

it(`the schemas of results cost ${outputSchemas} tokens where a client shows them all the same`, async () => {
  const { client } = await connectClient('modern', [{ name: 'one' }], {})
  const { tools } = await client.listTools()
  await client.close()
  const schemas = tools.flatMap(({ outputSchema }) => (outputSchema === undefined ? [] : [outputSchema]))
  expect(estimateTokens(JSON.stringify(schemas))).toBe(outputSchemas)
})

it('the page about MCP gives these numbers', () => {
  const page = readFileSync(new URL('../../../../docs/mcp.md', import.meta.url), 'utf8')
  for (const { tokens } of published.filter(({ preset }) => preset === 'default'))
    expect(page).toContain(`${tokens} tokens`)
  expect(page).toContain(`${outputSchemas} more`)
})
