export interface ServedView {
  readonly role?: string
  readonly agent?: string
  readonly room?: string
  readonly plan?: string
}

/** Whose skills are served, from the input of `mcp` or `serve`. */
export function servedView(input: Readonly<Record<string, unknown>>): ServedView {
  return {
    ...(typeof input.role === 'string' ? { role: input.role } : {}),
    ...(typeof input.agent === 'string' ? { agent: input.agent } : {}),
    ...(typeof input.room === 'string' ? { room: input.room } : {}),
    ...(typeof input.plan === 'string' ? { plan: input.plan } : {}),
  }
}
