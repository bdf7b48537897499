/** One answer over HTTP, small enough to be held. */
export interface Downloaded {
  readonly bytes: Uint8Array
  /** After redirects. */
  readonly url: string
  /** Lower case, without parameters. */
  readonly contentType: string
}

export interface DownloadOptions {
  /** Address of what named this one: somebody's host leads nowhere inside, be it by a list or by a redirect. */
  readonly namedBy?: string
  /** Bytes; more is refused at the first byte too many. */
  readonly limit?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Fields of a form: sent with POST to this very address, and nowhere that it leads to. */
  readonly form?: Readonly<Record<string, string>>
  /** `undefined` is given back for 404 and 410 instead of an error. */
  readonly optional?: boolean
}

/** Fetches a URL. Throws `fetch-failed` with `status` and `challenge` (how to log in) in its data, and `too-large`. */
export type Download = (url: string, options?: DownloadOptions) => Promise<Downloaded | undefined>
