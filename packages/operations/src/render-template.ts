import { MetierError, renderTemplate as render } from '@metier/core'
import { readTemplate } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { requireActive } from './require-active.ts'
import { templatesOf } from './templates-of.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  skill: z.string().min(1).describe('The skill').meta({ placeholder: 'SKILL' }),
  template: z.string().min(1).describe('Its template').meta({ placeholder: 'TEMPLATE' }),
  values: z.record(z.string(), z.unknown()).default({}).describe('What the template may use'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.render-template/1'),
  skill: z.string(),
  template: z.string(),
  text: z.string(),
})

/** Renders a template of a skill over data; it runs no code and reads no other file. */
export const renderTemplate = defineOperation({
  name: 'render-template',
  summary: 'Render a template of a skill',
  group: 'running',
  effects: ['read'],
  surfaces: ['http', 'library'],
  input,
  output,
  programInput: ['values'],
  handler: async ({ skill, template, values, ...who }, context) => {
    const entry = await requireActive(await context.catalog(), skill, viewOptions(who))
    const { places, templates } = templatesOf(entry, context)
    const known = templates.map(({ name }) => name)
    const name = known.includes(template) ? template : (known.find((each) => each === `${template}.j2`) ?? template)
    const load = (wanted: string) => readTemplate(wanted, places, context.fileSystem)
    if (load(name) === undefined) throw unknownTemplate(entry.name, template, known)
    const { text, fault } = render({ name, load, values })
    if (fault === undefined)
      return { schema: 'metier.render-template/1' as const, skill: entry.name, template: name, text }
    const place = fault.line > 0 ? `${fault.template}, line ${fault.line}` : fault.template
    throw new MetierError({
      code: 'command-failed',
      message: `The template ${name} of ${entry.name} cannot be rendered (${place}): ${fault.message}`,
      next: `\`metier templates list ${entry.name}\` shows which files are in force.`,
      data: { skill: entry.name, ...fault },
    })
  },
})

function unknownTemplate(skill: string, template: string, known: readonly string[]): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `The skill ${skill} has no template ${JSON.stringify(template.slice(0, 200))}.`,
    next: known.length === 0 ? 'It has no templates at all.' : `It has: ${known.slice(0, 30).join(', ')}.`,
    data: { skill, templates: known },
  })
}
