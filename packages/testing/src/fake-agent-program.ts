/* oxlint-disable unicorn/consistent-function-scoping -- the program is this one function and nothing outside of it */
/**
 * The whole of a program that behaves as an agent, to be written into a file: it may use nothing but what a script of
 * Node has. Its first argument is how it speaks: `acp`, `claude` (lines of JSON) or `text`. It does what the lines of its
 * prompt say (docs of `writeFakeAgent`).
 */
export function fakeAgentProgram(): void {
  const mode = process.argv[2] ?? 'text'
  const words = process.argv.slice(3)
  let nextId = 1000
  const asked = new Map<number, (answer: Record<string, unknown>) => void>()
  const put = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
  const optionOf = (name: string) => words[words.indexOf(name) + 1]

  const say = (sessionId: string, text: string) => {
    if (mode === 'text') process.stdout.write(`${text}\n`)
    else if (mode === 'claude') put({ type: 'assistant', message: { content: [{ type: 'text', text }] } })
    else update(sessionId, { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } })
  }
  const update = (sessionId: string, content: unknown) =>
    put({ jsonrpc: '2.0', method: 'session/update', params: { sessionId, update: content } })

  /** Asks to run a line of shell and gives the id of the option that was chosen. */
  const askPermission = async (sessionId: string, command: string) => {
    const id = nextId++
    const toolCall = { toolCallId: `call-${id}`, title: `Run ${command}`, kind: 'execute', rawInput: { command } }
    const options = [
      { optionId: 'always', name: 'Always', kind: 'allow_always' },
      { optionId: 'yes', name: 'Yes', kind: 'allow_once' },
      { optionId: 'no', name: 'No', kind: 'reject_once' },
    ]
    put({ jsonrpc: '2.0', id, method: 'session/request_permission', params: { sessionId, toolCall, options } })
    const answer = await new Promise<Record<string, unknown>>((resolve) => asked.set(id, resolve))
    const { outcome } = Object(answer['result'])
    return String(Object(outcome).optionId ?? Object(outcome).outcome)
  }

  const act = async (sessionId: string, line: string): Promise<'failed' | 'refused' | undefined> => {
    const [verb = '', ...rest] = line.split(' ')
    const text = rest.join(' ')
    if (verb === '@say') say(sessionId, text)
    if (verb === '@env') say(sessionId, `${text}=${process.env[text] ?? 'unset'}`)
    if (verb === '@directory') say(sessionId, process.cwd())
    if (verb === '@arguments') say(sessionId, words.join(' '))
    if (verb === '@tool')
      say(sessionId, mode === 'acp' ? await askPermission(sessionId, text) : `allowed=${optionOf('--allowedTools')}`)
    if (verb === '@child') {
      const detached = text === 'detached'
      process
        .getBuiltinModule('node:child_process')
        .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {
          stdio: ['ignore', 'inherit', 'inherit'],
          detached,
        })
        .unref()
    }
    if (verb === '@sleep') await new Promise((resolve) => setTimeout(resolve, Number(text)))
    if (verb === '@wait') await new Promise((resolve) => setTimeout(resolve, 600_000))
    if (verb === '@crash') {
      process.stderr.write('the fake agent ran into a wall\n')
      process.exit(7)
    }
    if (verb === '@garbage') {
      process.stdout.write('this is no protocol\n\u0000\u0001{"jsonrpc":\n')
      process.exit(0)
    }
    if (verb === '@flood') for (let index = 0; index < 200; index += 1) say(sessionId, 'x'.repeat(10_000))
    if (verb === '@refuse') return 'refused'
    return verb === '@fail' ? 'failed' : undefined
  }

  const perform = async (sessionId: string, prompt: string) => {
    const lines = prompt.split('\n').filter((line) => line.startsWith('@'))
    if (lines.length === 0) say(sessionId, `you said: ${prompt}`)
    for (const line of lines) {
      const end = await act(sessionId, line)
      if (end !== undefined) return end
    }
    return 'done'
  }

  const results: Record<string, (params: Record<string, unknown>) => unknown> = {
    initialize: () => ({ protocolVersion: 1, agentCapabilities: { loadSession: !words.includes('forgetful') } }),
    'session/new': () => ({
      sessionId: `session-${process.pid}`,
      configOptions: [
        {
          id: 'model',
          name: 'Model',
          category: 'model',
          type: 'select',
          currentValue: 'big',
          options: ['big', 'small'].map((value) => ({ value, name: `The ${value} one` })),
        },
      ],
    }),
    'session/load': ({ sessionId }) => {
      say(String(sessionId), 'what was said before')
      return {}
    },
    'session/set_config_option': ({ value }) => {
      words.push(`--model ${String(value)}`)
      return { configOptions: [] }
    },
  }

  const onMessage = async (message: Record<string, unknown>) => {
    const { id, method, params } = message
    const answer = typeof method === 'string' ? undefined : asked.get(Number(id))
    if (answer !== undefined) return answer(message)
    if (id === undefined || typeof method !== 'string') return undefined
    const reply = (result: unknown) => put({ jsonrpc: '2.0', id, result })
    const refuse = (code: number, text: string) => put({ jsonrpc: '2.0', id, error: { code, message: text } })
    if (method === 'session/new' && words.includes('logged-out')) return refuse(-32_000, 'Authentication required')
    if (method !== 'session/prompt') {
      const result = results[method]
      return result === undefined ? refuse(-32_601, 'no such method') : reply(result(Object(params)))
    }
    const { sessionId, prompt } = Object(params)
    const end = await perform(String(sessionId), String(Object(Object(prompt)[0]).text))
    if (end === 'failed') return refuse(-32_603, 'the model is overloaded')
    return reply({ stopReason: end === 'refused' ? 'refusal' : 'end_turn' })
  }

  const speakLines = async (input: string) => {
    const session = optionOf('--resume') ?? `session-${process.pid}`
    if (mode === 'claude') put({ type: 'system', subtype: 'init', session_id: session })
    if (words.includes('logged-out')) {
      if (mode === 'claude') put({ type: 'result', subtype: 'success', is_error: true, result: 'Please run /login' })
      else process.stderr.write('Please run /login\n')
      process.exit(1)
    }
    const end = await perform(session, input)
    if (end === 'failed') {
      process.stderr.write('the model is overloaded\n')
      process.exit(1)
    }
    if (mode !== 'claude') return
    const usage = { input_tokens: 11, output_tokens: 7 }
    put({ type: 'result', subtype: 'success', is_error: false, session_id: session, usage })
  }

  let buffer = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk: string) => {
    buffer += chunk
    if (mode !== 'acp') return
    const lines = buffer.split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') void onMessage(Object(JSON.parse(line)))
  })
  process.stdin.on('end', () => {
    if (mode === 'acp') process.exit(0)
    void speakLines(buffer)
  })
}
