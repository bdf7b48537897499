/** The rungs of the ladder, highest precedence first (decisions R-5). */
export const scopes = ['room', 'agent', 'role', 'project', 'team', 'user', 'bundled', 'extra', 'remote'] as const

export type Scope = (typeof scopes)[number]
