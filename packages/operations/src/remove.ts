import { MetierError } from '@metier/core'
import { openStore, removeInstalled, type InstallSite } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { unmetWishes } from './unmet-wishes.ts'

const input = z.object({
  names: z.array(z.string().min(1)).min(1).describe('Skills that were installed').meta({ placeholder: 'NAME' }),
  scope: packageInput.scope,
  path: packageInput.path,
  yes: z.boolean().default(false).describe('Do not ask'),
  dryRun: z.boolean().default(false).describe('Show what would be removed and remove nothing'),
})

const output = z.object({
  schema: z.literal('metier.remove/1'),
  dryRun: z.boolean(),
  removed: z.array(
    z.object({
      name: z.string(),
      paths: z.array(z.string()),
      moved: z.string().optional().describe('Where its files went, because a person had changed them'),
    }),
  ),
})

export type RemoveOutput = z.infer<typeof output>

const unmetBy = (site: InstallSite, context: OperationContext): readonly string[] =>
  unmetWishes(site, context).unmet.map(({ source, skills }) => [source, ...skills].join(' '))

/** What the project wanted and had would come back with the next `add`, and stops `ci`. */
function tellWanted(unmet: readonly string[], { journal }: OperationContext): void {
  if (unmet.length === 0) return
  journal.write(
    'warn',
    `The project still wants ${unmet.join(', ')}: \`metier ci\` stops until its settings or package.json do not.`,
  )
}

/** Takes out what was installed, for every agent, and nothing else. */
export const remove = defineOperation({
  name: 'remove',
  summary: 'Remove skills that were installed',
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['names'],
  short: { yes: 'y', dryRun: 'n' },
  examples: [{ command: 'remove pdf', explains: 'its files, its links and its line in the lock' }],
  handler: async (asked, context) => {
    const { names, yes, dryRun } = asked
    const { site } = await installedSite(asked, context)
    const options = { fileSystem: context.fileSystem, site, store: openStore(context), names }
    const planned = removeInstalled({ ...options, dryRun: true })
    if (!dryRun && !yes && context.confirm !== undefined) {
      const lines = planned.flatMap(({ paths }) => paths.map((path) => `  remove ${path}`))
      if (!(await context.confirm(`${lines.join('\n')}\nRemove?`))) {
        throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
      }
    }
    const before = unmetBy(site, context)
    const removed = dryRun ? planned : removeInstalled({ ...options, dryRun: false })
    tellWanted(
      unmetBy(site, context).filter((wish) => !before.includes(wish)),
      context,
    )
    return {
      schema: 'metier.remove/1' as const,
      dryRun,
      removed: removed.map(({ name, paths, moved }) => ({
        name,
        paths: [...paths],
        ...(moved !== undefined && { moved }),
      })),
    }
  },
})
