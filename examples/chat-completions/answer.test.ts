import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { answer, type CompletionRequest, type Message } from './answer.ts'

const examples = fileURLToPath(new URL('..', import.meta.url))

type Reply = Message & { readonly role: 'assistant' }

/** A model that follows a script, and what it was sent. */
function scripted(replies: readonly Reply[]) {
  const requests: CompletionRequest[] = []
  const complete = async (request: CompletionRequest): Promise<Reply> => {
    requests.push({ ...request, messages: [...request.messages] })
    return replies[requests.length - 1] ?? { role: 'assistant', content: 'The script is over.' }
  }
  return { complete, requests }
}

function call(id: string, name: string, input: string): Reply {
  return {
    role: 'assistant',
    content: null,
    tool_calls: [{ id, type: 'function', function: { name, arguments: input } }],
  }
}

it('puts the index into the prompt and the skill into the conversation', async () => {
  const { complete, requests } = scripted([
    call('1', 'skill', '{"name":"Release_Notes"}'),
    call('2', 'skill', '{"name":"release-notes"}'),
    { role: 'assistant', content: 'Added: search.' },
  ])
  expect(await answer({ complete, question: 'What is new?', cwd: examples })).toBe('Added: search.')

  expect(requests[0]?.tools).toMatchObject([
    {
      type: 'function',
      function: { name: 'skill', parameters: { properties: { name: { enum: ['release-notes'] } } } },
    },
  ])
  expect(requests[0]?.messages[0]?.content).toContain('<name>release-notes</name>')
  expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: '1' })
  expect(requests[1]?.messages.at(-1)?.content).toContain('Sort it under Added')
  expect(requests[2]?.messages.at(-1)?.content).toContain('already loaded')
})

it('answers a wrong name, a wrong tool and broken arguments in words', async () => {
  const { complete, requests } = scripted([
    call('1', 'skill', '{"name":"nope"}'),
    call('2', 'weather', '{}'),
    call('3', 'skill', '{"name":'),
  ])
  expect(await answer({ complete, question: 'What is new?', cwd: examples })).toBe('The script is over.')
  const answers = requests.slice(1).map((request) => request.messages.at(-1)?.content)
  expect(answers[0]).toContain('Available: release-notes')
  expect(answers[1]).toContain('no tool "weather"')
  expect(answers[2]).toContain('not valid JSON')
})

it('offers nothing in a project without skills', async () => {
  const { complete, requests } = scripted([{ role: 'assistant', content: 'Hello.' }])
  expect(await answer({ complete, question: 'Hello?', cwd: '/' })).toBe('Hello.')
  expect(requests[0]?.tools).toEqual([])
  expect(requests[0]?.messages[0]?.content).toBe('You are a careful assistant.')
})

it('stops a model that goes in circles', async () => {
  const { complete, requests } = scripted(Array.from({ length: 20 }, (_, at) => call(`${at}`, 'skill', '{"name":""}')))
  await expect(answer({ complete, question: 'What is new?', cwd: examples })).rejects.toThrow('8 rounds')
  expect(requests).toHaveLength(8)
})
