import type { ResourceTemplateType } from '@modelcontextprotocol/server'

export const skillResourceTemplates: readonly ResourceTemplateType[] = [
  {
    name: 'skill-file',
    title: 'A file of a skill',
    description: 'Any file of a skill by its path inside the skill; SKILL.md holds the instructions.',
    uriTemplate: 'skill://{name}/{+path}',
  },
]
