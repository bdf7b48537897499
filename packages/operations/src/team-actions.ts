/** What can be done with a team. */
export const teamActions = [
  'list',
  'init',
  'hire',
  'prompt',
  'teach',
  'learn',
  'drafts',
  'accept',
  'reject',
  'export',
  'import',
  'upgrade',
] as const
