import type { ChildProcessWithoutNullStreams } from 'node:child_process'

interface McpMessage {
  readonly id?: number
  readonly method?: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

/** A client of `metier mcp` that speaks the 2025 revision line by line, and keeps what it is told. */
export class McpSession {
  readonly notified: string[] = []
  readonly #child: ChildProcessWithoutNullStreams
  readonly #waiting = new Map<number, (message: McpMessage) => void>()
  #next = 1
  #rest = ''

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.#read(chunk))
  }

  async open(): Promise<void> {
    const clientInfo = { name: 'test', version: '1' }
    await this.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
    this.#write({ method: 'notifications/initialized' })
  }

  ask(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<McpMessage> {
    const id = this.#next
    this.#next += 1
    const answer = new Promise<McpMessage>((resolve) => {
      this.#waiting.set(id, resolve)
    })
    this.#write({ id, method, params })
    return answer
  }

  /** Name and description of every tool. */
  async tools(): Promise<readonly (readonly [name: string, description: string])[]> {
    const { result } = await this.ask('tools/list')
    const tools: readonly { name: string; description: string }[] = JSON.parse(JSON.stringify(result?.['tools'] ?? []))
    return tools.map(({ name, description }) => [name, description] as const)
  }

  /** The text of a result, with `ERROR: ` before that of a failed one. */
  async call(name: string, input: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { result, error } = await this.ask('tools/call', { name, arguments: input })
    if (error !== undefined) return `PROTOCOL ERROR: ${error.message}`
    const { content, isError }: { content: { text: string }[]; isError?: boolean } = JSON.parse(JSON.stringify(result))
    return `${isError === true ? 'ERROR: ' : ''}${content[0]?.text ?? ''}`
  }

  close(): Promise<number | null> {
    return new Promise((resolve) => {
      this.#child.once('exit', (code) => resolve(code))
      this.#child.stdin.end()
    })
  }

  #write(message: Readonly<Record<string, unknown>>): void {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      const message: McpMessage = JSON.parse(line)
      if (message.method !== undefined) this.notified.push(message.method)
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message)
    }
  }
}
