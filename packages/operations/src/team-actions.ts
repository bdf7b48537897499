/** What can be done with a team. */
export const teamActions = ['list', 'init', 'hire', 'prompt', 'export', 'import', 'upgrade'] as const
