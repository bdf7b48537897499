import { applyEject, planEject } from '@metier/runtime'
import { MetierError } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { listTemplates } from './list-templates.ts'
import { renderTemplate } from './render-template.ts'
import { requireEntry } from './require-entry.ts'
import { templateShown } from './template-shown.ts'
import { templatesOf } from './templates-of.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  action: z.enum(['list', 'eject', 'render']).default('list').describe('What to do').meta({ placeholder: 'ACTION' }),
  skill: z.string().min(1).optional().describe('The skill').meta({ placeholder: 'SKILL' }),
  template: z
    .string()
    .min(1)
    .optional()
    .describe('One of its templates; all when ejecting')
    .meta({ placeholder: 'TEMPLATE' }),
  values: z
    .string()
    .default('{}')
    .describe('What the template may use, as a JSON object')
    .meta({ placeholder: 'JSON' }),
  scope: z.enum(['project', 'user']).default('project').describe('Where an ejected copy goes'),
  overwrite: z.boolean().default(false).describe('Eject over a copy that is there already'),
  dryRun: z.boolean().default(false).describe('Say what ejecting would write, and write nothing'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.templates/1'),
  action: z.enum(['list', 'eject', 'render']),
  templates: z.array(templateShown),
  /** Files that were written, or would be. */
  written: z.array(z.string()),
  text: z.string().optional().describe('What was rendered'),
})

export type TemplatesOutput = z.infer<typeof output>

/** Templates of skills: which file is in force, a copy to change, a look at what comes out (checklist OMN-6). */
export const templates = defineOperation({
  name: 'templates',
  summary: 'List, override and try the templates of skills',
  description:
    '`list` shows each template with the file in force: `assets/templates/SKILL` of the project wins over `templates/SKILL` ' +
    "in the user's configuration, and that over the skill's own `templates`. `eject` copies the skill's own to where " +
    'you can change it. `render` prints one; it runs no code.',
  group: 'running',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['action', 'skill', 'template'],
  examples: [
    { command: 'templates', explains: 'all templates, with what overrides them' },
    { command: 'templates eject git commit_message.j2', explains: 'copy one into the project, to change it' },
    { command: 'templates render git error_message.j2 --values \'{"error": "no"}\'', explains: 'see what comes out' },
  ],
  handler: async ({ action, skill, template, values, scope, overwrite, dryRun, ...who }, context) => {
    const done = { schema: 'metier.templates/1' as const, action, templates: [], written: [] }
    if (action === 'list') {
      const { templates: listed } = await listTemplates.handler(
        { ...who, ...(skill !== undefined && { skill }) },
        context,
      )
      return { ...done, templates: listed }
    }
    if (skill === undefined) throw missing(action, 'SKILL')
    if (action === 'render') {
      if (template === undefined) throw missing(action, 'TEMPLATE')
      const { text } = await renderTemplate.handler({ skill, template, values: readValues(values), ...who }, context)
      return { ...done, text }
    }
    const entry = requireEntry((await context.catalog()).view(viewOptions(who)), skill)
    const found = templatesOf(entry, context)
    const wanted = found.templates.filter(
      ({ name }) => template === undefined || name === template || name === `${template}.j2`,
    )
    const plan = planEject({ ...found, templates: wanted, scope, overwrite, fileSystem: context.fileSystem })
    if (plan.files.length === 0) throw nothing(entry.name, template)
    if (!dryRun) applyEject(plan, context)
    return { ...done, written: plan.files.map(({ to }) => to) }
  },
})

function missing(action: string, what: string): MetierError {
  return new MetierError({
    code: 'usage',
    message: `\`metier templates ${action}\` needs ${what}.`,
    next: '`metier templates list` shows all skills with their templates.',
  })
}

function nothing(skill: string, template: string | undefined): MetierError {
  const what =
    template === undefined ? 'templates of its own' : `a template ${JSON.stringify(template.slice(0, 200))} of its own`
  return new MetierError({
    code: 'not-found',
    message: `The skill ${skill} does not bring ${what}.`,
    next: `\`metier templates list ${skill}\` shows what there is.`,
  })
}

function readValues(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below.
  }
  throw new MetierError({
    code: 'usage',
    message: '--values is not a JSON object.',
    next: 'Give it as --values \'{"name": "value"}\'.',
  })
}
