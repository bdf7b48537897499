import type { StartedDaemon } from './daemon-client.case.ts'

export interface Nonsense {
  readonly seed: number
  readonly rounds: number
}

/** What is not as it must be: an answer that tells too much, a status that is none for nonsense. */
export type Oddity = string

/** A small generator of numbers, so that a failure can be made again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  '1e999',
  '\\u0000',
  '\u0000',
  '\uD800',
  '../',
  '%2e%2e/',
  '__proto__',
  'constructor',
  '"type"',
  '"id"',
  '"method"',
  '"jsonrpc"',
  '"2.0"',
  '"skills/get"',
  '"resources/read"',
  '"execute_skill"',
  '"params"',
  '-32000',
  'skill://one/',
  '/etc/passwd',
  'A'.repeat(5000),
  '\r\n',
  '\u202E',
] as const

function nonsense(next: (below: number) => number): string {
  return Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)] ?? '').join('')
}

/** Nothing of the machine, of our code or of a stack may be in an answer. */
export const indiscreet = /a secret of the machine|root:x:|node_modules|\.ts:\d+|at \w+ \(/

const paths = [
  '/mcp',
  '/v1/list',
  '/v1/show',
  '/v1/find',
  '/v1/plan-change',
  '/v1/apply-change',
  '/v1/history',
  '/v1/nope',
  '/v1/conversations/x/activate',
  '/ws',
  '/',
  '/v1/',
] as const

/** Malformed requests one after the other; gives what was odd about the answers. */
export async function askNonsense(daemon: Pick<StartedDaemon, 'post'>, { seed, rounds }: Nonsense): Promise<Oddity[]> {
  const next = numbers(seed)
  const odd: Oddity[] = []
  for (let round = 0; round < rounds; round += 1) {
    const path = paths[next(paths.length)] ?? '/'
    const body = nonsense(next)
    const response = await daemon.post(path, body, { accept: 'application/json, text/event-stream' })
    const text = await response.text()
    const isRefused = response.status >= 400 && response.status < 500
    if (!isRefused || indiscreet.test(text)) odd.push(`${path} ${body} → ${response.status} ${text}`)
  }
  return odd
}

/** Malformed frames on one connection; gives what was odd, a connection that does not answer any more among it. */
export async function sayNonsense(
  daemon: Pick<StartedDaemon, 'connect'>,
  { seed, rounds }: Nonsense,
): Promise<Oddity[]> {
  const next = numbers(seed)
  const client = await daemon.connect()
  for (let round = 0; round < rounds; round += 1) {
    client.send(nonsense(next))
    // So that all of them are read and not only counted: there is a limit of so many a second.
    if (round % 200 === 199) await client.ask({ type: 'list_skills' })
  }
  const answer = await client.ask({ type: 'list_skills' })
  const said = client.messages.filter(({ type }) => type === 'error').map((message) => JSON.stringify(message))
  const odd = said.filter((text) => indiscreet.test(text) || text.includes('"internal"'))
  client.socket.terminate()
  return ['skills_list', 'error'].includes(answer.type) ? odd : [...odd, JSON.stringify(answer)]
}
