import Anthropic from '@anthropic-ai/sdk'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scriptedFetch } from '../scripted-fetch.case.ts'
import { answer } from './answer.ts'

const says = (...content: object[]) => ({ type: 'message', role: 'assistant', content })

it('puts the index into the prompt and the skill into the conversation', async () => {
  const { fetch, requests } = scriptedFetch([
    says({ type: 'tool_use', id: '1', name: 'skill', input: { name: 'release-notes' } }),
    says({ type: 'text', text: 'Added: search.' }),
  ])
  const client = new Anthropic({ apiKey: 'none', baseURL: 'http://model.invalid', fetch, maxRetries: 0 })
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  expect(await answer({ client, model: 'any', question: 'What is new?', cwd })).toBe('Added: search.')
  expect(requests[0]).toContain('release-notes')
  expect(requests[0]).not.toContain('skill_content')
  expect(requests[1]).toContain('skill_content')
})
