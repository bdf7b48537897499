/** What one error code means on every surface. */
export interface ErrorCode {
  /** Process exit status (docs/commands.md). */
  readonly exit: 1 | 2 | 3 | 4 | 130
  readonly http: number
  /** JSON-RPC error code. */
  readonly rpc: number
}

/** The one table of errors: a code that is not here cannot be thrown. */
export const errorCodes = {
  usage: { exit: 2, http: 400, rpc: -32602 },
  'not-found': { exit: 2, http: 404, rpc: -32602 },
  'unknown-skill': { exit: 2, http: 404, rpc: -32602 },
  'skill-not-active': { exit: 3, http: 409, rpc: -32602 },
  'path-escapes-skill': { exit: 3, http: 403, rpc: -32602 },
  'ambiguous-project-dir': { exit: 2, http: 409, rpc: -32602 },
  'already-exists': { exit: 2, http: 409, rpc: -32602 },
  'invalid-config': { exit: 2, http: 400, rpc: -32602 },
  'invalid-input': { exit: 2, http: 400, rpc: -32602 },
  refused: { exit: 3, http: 403, rpc: -32600 },
  untrusted: { exit: 3, http: 403, rpc: -32600 },
  'file-unreadable': { exit: 4, http: 500, rpc: -32603 },
  'file-unwritable': { exit: 4, http: 500, rpc: -32603 },
  'missing-dependency': { exit: 4, http: 501, rpc: -32603 },
  'port-in-use': { exit: 4, http: 500, rpc: -32603 },
  interrupted: { exit: 130, http: 499, rpc: -32603 },
  'unknown-command': { exit: 2, http: 404, rpc: -32602 },
  'command-failed': { exit: 1, http: 422, rpc: -32603 },
  'timed-out': { exit: 4, http: 504, rpc: -32603 },
  'agent-failed': { exit: 4, http: 502, rpc: -32603 },
  'sandbox-unavailable': { exit: 4, http: 501, rpc: -32603 },
  'unknown-job': { exit: 2, http: 404, rpc: -32602 },
  'fetch-failed': { exit: 4, http: 502, rpc: -32603 },
  'integrity-failed': { exit: 3, http: 409, rpc: -32603 },
  'lock-conflict': { exit: 4, http: 409, rpc: -32603 },
  'plan-outdated': { exit: 3, http: 409, rpc: -32603 },
  unauthorized: { exit: 3, http: 401, rpc: -32600 },
  'too-large': { exit: 2, http: 413, rpc: -32600 },
  'rate-limited': { exit: 4, http: 429, rpc: -32603 },
  internal: { exit: 4, http: 500, rpc: -32603 },
} as const satisfies Record<string, ErrorCode>

export type ErrorCodeName = keyof typeof errorCodes
