/** What can be done with a team. */
export const teamActions = [
  'list',
  'init',
  'hire',
  'route',
  'prompt',
  'teach',
  'learn',
  'drafts',
  'accept',
  'reject',
  'curate',
  'export',
  'import',
  'upgrade',
] as const
