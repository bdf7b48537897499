import type { ModelConversation, ModelTurn } from './model-script.ts'

/** A turn that is an answer. */
export type ModelAnswer = Extract<ModelTurn, { kind: 'text' | 'tool' }>

export interface ModelEvent {
  readonly event?: string
  readonly data: unknown
}

/** How one family of interfaces asks a model and is answered. */
export interface ModelDialect {
  /** End of the address. */
  readonly path: string
  /** The header that carries the key. */
  readonly keyHeader: string
  read(body: Readonly<Record<string, unknown>>): ModelConversation
  /** The answer in one piece. */
  whole(turn: ModelAnswer, model: string): unknown
  /** The answer as server-sent events. */
  events(turn: ModelAnswer, model: string): readonly ModelEvent[]
}
