import type { Preset } from '@metier/core'
import { createSession, type Session } from '@metier/runtime'
import { activationRenderer } from '../mcp/activation-renderer.ts'

export interface ConversationsOptions {
  readonly preset: Preset
  /** Milliseconds. */
  readonly now: () => number
  /** Conversations remembered; the one that was silent longest is forgotten. 1,000 unless told. */
  readonly limit?: number
  /** Milliseconds of silence after which one is over; a day unless told. */
  readonly idle?: number
}

/** Conversations by the id that their client gave them: what is loaded in each, so that nothing is sent twice. */
export class Conversations {
  readonly #options: Required<ConversationsOptions>
  /** In order of last use, oldest first. */
  readonly #open = new Map<string, { readonly session: Session; used: number }>()

  constructor({ limit = 1000, idle = 86_400_000, ...options }: ConversationsOptions) {
    this.#options = { limit, idle, ...options }
  }

  get size(): number {
    return this.#open.size
  }

  /** A conversation without a name: it lasts as long as whoever asked for it keeps it, and counts for no limit. */
  begin(): Session {
    return createSession({ render: activationRenderer(this.#options.preset) })
  }

  /** The conversation of that id, begun now if there is none. */
  of(id: string): Session {
    const { now, limit, idle } = this.#options
    const time = now()
    for (const [key, { used }] of this.#open) {
      if (time - used < idle) break
      this.#open.delete(key)
    }
    const session = this.#open.get(id)?.session ?? this.begin()
    this.#open.delete(id)
    this.#open.set(id, { session, used: time })
    if (this.#open.size > limit) {
      const [oldest] = this.#open.keys()
      if (oldest !== undefined) this.#open.delete(oldest)
    }
    return session
  }

  /** What is loaded in a conversation, the latest first; nothing of one that is not open. */
  active(id: string): readonly string[] {
    return this.#open.get(id)?.session.active ?? []
  }

  end(id: string): boolean {
    return this.#open.delete(id)
  }
}
