/** What a client sends over the WebSocket: a JSON object with a `type`; answers carry its `id`. */
export interface ClientMessage {
  readonly type: string
  readonly id?: string | number
  /** The other members, as they came. */
  readonly fields: Readonly<Record<string, unknown>>
}
