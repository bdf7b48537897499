import type { OptionSpecification } from './command-specification.ts'

/** What to serve: the same for `metier mcp` and `metier serve`. */
export const servingOptions: readonly OptionSpecification[] = [
  { key: 'role', flag: 'role', type: 'string', placeholder: 'NAME', summary: 'Serve what this role sees' },
  { key: 'agent', flag: 'agent', type: 'string', placeholder: 'NAME', summary: 'Serve what this agent sees' },
  { key: 'room', flag: 'room', type: 'string', placeholder: 'ID', summary: 'Serve the skills of this room' },
  { key: 'plan', flag: 'plan', type: 'string', placeholder: 'ID', summary: 'Serve also what this plan refers to' },
  {
    key: 'expose',
    flag: 'expose',
    type: 'boolean',
    summary: 'Serve the skills also where the preset keeps them back (btw)',
  },
]
