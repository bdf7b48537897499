import type { Tool } from '@modelcontextprotocol/server'

/** What a server says before anything is asked of its skills. */
export interface FirstWords {
  readonly instructions: string
  readonly tools: readonly Tool[]
}
