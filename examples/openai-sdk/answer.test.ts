import OpenAI from 'openai'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scriptedFetch } from '../scripted-fetch.case.ts'
import { answer } from './answer.ts'

const says = (message: object) => ({
  choices: [{ index: 0, message: { role: 'assistant', content: null, ...message } }],
})

it('puts the index into the prompt and the skill into the conversation', async () => {
  const call = { id: '1', type: 'function', function: { name: 'skill', arguments: '{"name":"release-notes"}' } }
  const { fetch, requests } = scriptedFetch([says({ tool_calls: [call] }), says({ content: 'Added: search.' })])
  const client = new OpenAI({ apiKey: 'none', baseURL: 'http://model.invalid/v1', fetch, maxRetries: 0 })
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  expect(await answer({ client, model: 'any', question: 'What is new?', cwd })).toBe('Added: search.')
  expect(requests[0]).toContain('release-notes')
  expect(requests[0]).not.toContain('skill_content')
  expect(requests[1]).toContain('skill_content')
})
