import { openCatalog } from 'metier'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { skillTool } from './skill-tool.ts'

it('is a tool of LangChain that loads a skill', async () => {
  const catalog = await openCatalog({ cwd: fileURLToPath(new URL('..', import.meta.url)) })
  const tool = skillTool(catalog)
  expect(tool?.name).toBe('skill')
  expect(catalog.prompt()).toContain('release-notes')
  expect(await tool?.invoke({ name: 'release-notes' })).toContain('skill_content')
  await catalog.close()
})
