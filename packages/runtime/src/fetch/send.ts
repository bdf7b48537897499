/** What a server answered, whatever its status. */
export interface Sent {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly bytes: Uint8Array
}

/** What is too large to be held, see `FileToPack`. Asked for anew where it has to be sent again. */
export interface PartsToSend {
  /** Bytes of all parts. */
  readonly size: number
  readonly parts: () => AsyncIterable<Uint8Array>
}

export interface SendOptions {
  readonly method: 'HEAD' | 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | PartsToSend
}

/**
 * Sends something to a server that the user named and gives its answer; no redirect is followed. Throws `fetch-failed` when
 * there is none, and `refused` for plain HTTP to another machine.
 */
export type Send = (url: string, options: SendOptions) => Promise<Sent>
