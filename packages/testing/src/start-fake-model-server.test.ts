import { afterEach, describe, expect, it } from 'vitest'
import { startFakeModelServer, type FakeModelServer } from './start-fake-model-server.ts'

let server: FakeModelServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function ask(path: string, content: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) {
  server ??= await startFakeModelServer({ key: 'key-1' })
  return fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer key-1', 'x-api-key': 'key-1', ...headers },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content }], ...more }),
  })
}

describe('the fake model server', () => {
  it('answers in one piece as OpenAI does', async () => {
    expect(await (await ask('/chat/completions', 'hello')).json()).toMatchObject({
      object: 'chat.completion',
      model: 'm',
      choices: [{ message: { role: 'assistant', content: 'you said: hello' }, finish_reason: 'stop' }],
    })
    expect(await (await ask('/chat/completions', '@tool git status')).json()).toMatchObject({
      choices: [
        {
          message: { tool_calls: [{ function: { name: 'Bash', arguments: '{"command":"git status"}' } }] },
          finish_reason: 'tool_calls',
        },
      ],
    })
  })

  it('answers in one piece as Anthropic does', async () => {
    expect(await (await ask('/messages', 'hello')).json()).toMatchObject({
      type: 'message',
      content: [{ type: 'text', text: 'you said: hello' }],
      stop_reason: 'end_turn',
    })
    expect(await (await ask('/messages', '@call Read {"file_path":"a"}')).json()).toMatchObject({
      content: [{ type: 'tool_use', name: 'Read', input: { file_path: 'a' } }],
      stop_reason: 'tool_use',
    })
  })

  it('goes on from the results of its tools', async () => {
    const results = [
      { role: 'user', content: '@tool git status\n@say end' },
      { role: 'assistant', tool_calls: [] },
      { role: 'tool', tool_call_id: 'call-1', content: 'clean' },
    ]
    const answer = await (await ask('/chat/completions', '', { messages: results })).json()
    expect(answer).toMatchObject({ choices: [{ message: { content: 'clean\nend' } }] })
  })

  it.each(['/chat/completions', '/messages'])('streams %s, and the pieces are the whole', async (path) => {
    const response = await ask(path, 'hello', { stream: true })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'))
    const texts = events.map((line) => {
      const { choices, delta } = JSON.parse(line.slice(6))
      return choices?.[0]?.delta?.content ?? delta?.text ?? ''
    })
    expect(texts.join('')).toBe('you said: hello')
  })

  it('lets nobody in with another key, has no other page, and writes down what it was asked', async () => {
    expect((await ask('/messages', 'hello', {}, { 'x-api-key': 'other' })).status).toBe(401)
    expect((await ask('/elsewhere', 'hello')).status).toBe(404)
    expect((await ask('/messages', '@status 529')).status).toBe(529)
    expect(server?.requests.map(({ path, key }) => [path, key])).toContainEqual(['/v1/messages', 'other'])
  })
})
