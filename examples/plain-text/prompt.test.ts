import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { prompt } from './prompt.ts'

it('holds the index, the skill and the question', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const text = await prompt({ question: 'What is new?', skills: ['release-notes'], cwd })
  expect(text.indexOf('release-notes')).toBeLessThan(text.indexOf('skill_content'))
  expect(text.endsWith('What is new?')).toBe(true)
})
