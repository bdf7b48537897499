import { fileURLToPath } from 'node:url'
import { MockLanguageModelV3 } from 'ai/test'
import { expect, it } from 'vitest'
import { answer } from './answer.ts'

const examples = fileURLToPath(new URL('..', import.meta.url))

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** A model that loads the skill it is told of, then answers. */
function scriptedModel(): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doGenerate: [
      {
        content: [{ type: 'tool-call', toolCallId: '1', toolName: 'skill', input: '{"name":"release-notes"}' }],
        finishReason: { unified: 'tool-calls', raw: 'tool_calls' },
        usage,
        warnings: [],
      },
      {
        content: [{ type: 'text', text: 'Added: search.' }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      },
    ],
  })
}

it('puts the index into the prompt and the skill into the conversation', async () => {
  const model = scriptedModel()
  expect(await answer({ model, question: 'What is new?', cwd: examples })).toBe('Added: search.')

  const [first, second] = model.doGenerateCalls
  expect(JSON.stringify(first?.prompt)).toContain('<name>release-notes</name>')
  expect(JSON.stringify(first?.prompt)).not.toContain('Sort it under Added')
  expect(first?.tools).toEqual([
    expect.objectContaining({
      name: 'skill',
      inputSchema: expect.objectContaining({
        properties: expect.objectContaining({
          name: expect.objectContaining({ enum: ['release-notes'] }) as unknown,
        }) as unknown,
      }) as unknown,
    }),
  ])
  const conversation = JSON.stringify(second?.prompt)
  expect(conversation).toContain('Sort it under Added')
  expect(conversation).toContain('<file>references/style.md</file>')
})

it('works in a project without skills', async () => {
  const model = new MockLanguageModelV3({
    doGenerate: {
      content: [{ type: 'text', text: 'Hello.' }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage,
      warnings: [],
    },
  })
  expect(await answer({ model, question: 'Hello?', cwd: '/' })).toBe('Hello.')
  expect(model.doGenerateCalls[0]?.tools ?? []).toEqual([])
  expect(JSON.stringify(model.doGenerateCalls[0]?.prompt)).not.toContain('skill')
})
