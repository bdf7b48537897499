import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { connect } from './connect.ts'

const metier = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))

it('gives an agent the index, the tools and a skill', { timeout: 60_000 }, async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const skills = await connect({ command: [process.execPath, metier, 'mcp'], cwd })
  expect(skills.system).toContain('release-notes')
  expect(skills.tools.map(({ name }) => name)).toContain('skill')
  expect(await skills.call('skill', { name: 'release-notes' })).toContain('skill_content')
  await skills.close()
})
