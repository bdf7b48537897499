import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { requireEntry } from './require-entry.ts'
import { templateShown } from './template-shown.ts'
import { templatesOf } from './templates-of.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  skill: z.string().min(1).optional().describe('Only those of this skill').meta({ placeholder: 'SKILL' }),
  ...viewInput,
})

const output = z.object({ schema: z.literal('metier.list-templates/1'), templates: z.array(templateShown) })

/** The templates of all skills, each with the file that is in force (checklist OMN-42). */
export const listTemplates = defineOperation({
  name: 'list-templates',
  summary: 'List the templates of skills and what overrides them',
  group: 'running',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input,
  output,
  handler: async ({ skill, ...who }, context) => {
    const view = (await context.catalog()).view(viewOptions(who))
    const entries = skill === undefined ? view.active : [requireEntry(view, skill)]
    const templates = entries.flatMap((entry) =>
      templatesOf(entry, context).templates.map(({ overrides, ...each }) => ({
        skill: entry.name,
        ...each,
        overrides: [...overrides],
      })),
    )
    return { schema: 'metier.list-templates/1' as const, templates }
  },
})
