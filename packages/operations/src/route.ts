import { skillSearchOf } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { routeTask } from './route-task.ts'
import { routedFields } from './routed-fields.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  task: z.array(z.string()).min(1).describe('What is to be done, in your own words').meta({ placeholder: 'TASK' }),
  ...viewInput,
})

const output = z.object({ schema: z.literal('metier.route/1'), ...routedFields })

export type RouteOutput = z.infer<typeof output>

/** Which skills a task calls for, and how much to set in motion for it (checklist SQD-63 and following). */
export const route = defineOperation({
  name: 'route',
  summary: 'Say which skills a task calls for and how much to set in motion',
  description:
    'A matching skill makes a focused task lightweight: one agent with that skill and nothing else to read. It never ' +
    'makes less of a decision on architecture or of work for several agents. Nothing is started. `metier team route` ' +
    'also says which member of a team it is for.',
  group: 'teams',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['task'],
  examples: [
    { command: 'route "Fix the React component"', explains: 'a focused task' },
    { command: 'route "Decide on the architecture of billing"', explains: 'one that no skill makes less of' },
  ],
  handler: async ({ task, ...who }, context) => {
    const catalog = await context.catalog()
    const search = skillSearchOf(catalog, context)
    return {
      schema: 'metier.route/1' as const,
      ...routeTask(task.join(' '), { view: catalog.view(viewOptions(who)), search }),
    }
  },
})
