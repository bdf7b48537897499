import type { Server } from '../environment.ts'

type Tools = Awaited<ReturnType<Server['loadDaemonTools']>>

export interface PageAddressOptions {
  /** Of the daemon, ending in `/mcp`. */
  readonly url: string
  /** Signs tokens of this user's daemons. */
  readonly key: Uint8Array
  readonly now: number
  readonly tools: Pick<Tools, 'issueAccessToken'>
}

/** Milliseconds: a week, so that a page that stays open need not be opened anew every day. */
const lifetime = 7 * 86_400_000

/**
 * The address of the page with the key that makes it the user's own hand. Only who can read the user's files gets it: a
 * program of a skill that reaches the daemon has no key. What stands behind `#` is not sent to the daemon.
 */
export function pageAddress({ url, key, now, tools }: PageAddressOptions): string {
  const token = tools.issueAccessToken({ name: 'page', scopes: ['read', 'write'], expires: now + lifetime }, key)
  return `${url.replace(/mcp$/, '')}#key=${token}`
}
