import { MetierError } from '@metier/core'

export interface AgentFailedOptions {
  /** Id of the agent. */
  readonly agent: string
  /** Goes on after its name: `crashed`. */
  readonly what: string
  readonly next: string
  /** What it said itself, such as the end of standard error. */
  readonly said?: string
  readonly cause?: unknown
}

const longestQuote = 600

/** The agent did not do its part. Names it, quotes the end of what it said, and says what to do. */
export function agentFailed({ agent, what, next, said = '', cause }: AgentFailedOptions): MetierError {
  const quote = printable(said).trim().slice(-longestQuote)
  return new MetierError({
    code: 'agent-failed',
    message: `The agent ${agent} ${what}${quote === '' ? '.' : `: ${quote}`}`,
    next,
    data: { agent },
    ...(cause !== undefined && { cause }),
  })
}

/** An agent must not write to the user's terminal by way of an error message. */
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;?]{0,20}[@-~]`, 'g')

function printable(text: string): string {
  return text.replaceAll(colours, '').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
