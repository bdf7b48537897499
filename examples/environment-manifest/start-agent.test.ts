import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startAgent } from './start-agent.ts'

const metier = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))

/** An agent that says which skills it was told of. */
const agent = 'console.log(JSON.parse(process.env.AGENT_SKILLS_MANIFEST).skills.map(({ name }) => name).join(" "))'

it('tells a program of the skills there are', { timeout: 60_000 }, async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const said = await startAgent({ metier: [process.execPath, metier], agent: [process.execPath, '-e', agent], cwd })
  expect(said.split(/\s+/)).toContain('release-notes')
})
