/** What can be done with a team. */
export const teamActions = ['list', 'prompt', 'export', 'import'] as const
