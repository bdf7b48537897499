import type { Tool } from '@modelcontextprotocol/server'

/** `FoundSkills` as JSON Schema, for clients that check what they get; kept short, because some show it to their model. */
export const foundSkillsSchema: NonNullable<Tool['outputSchema']> = {
  type: 'object',
  properties: {
    verdict: { enum: ['fits', 'several', 'none', 'all'] },
    skills: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          description: { type: 'string' },
          alike: { type: 'array', items: { type: 'string' } },
          looksLike: { type: 'string' },
        },
        required: ['name', 'description'],
      },
    },
    together: { type: 'array', items: { type: 'string' } },
    more: { type: 'integer' },
  },
  required: ['verdict', 'skills', 'together', 'more'],
}
