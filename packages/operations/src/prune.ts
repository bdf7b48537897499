import { MetierError, plural } from '@metier/core'
import { knownLocks, openStore, planPrune, repairInstallation } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { installationFaultSchema } from './installation-fault-schema.ts'
import { installedSite } from './installed-site.ts'

const output = z.object({
  schema: z.literal('metier.prune/1'),
  dryRun: z.boolean(),
  store: z.string(),
  removed: z.array(z.object({ digest: z.string(), bytes: z.number().int() })),
  left: z.array(z.string()).describe('What processes that are no more had left in quarantine'),
  kept: z.number().int().describe('Skills that stay in the store'),
  locks: z.array(z.string()).describe('The locks that say what stays'),
  faults: z.array(installationFaultSchema).describe('What is amiss in this project all the same'),
})

export type PruneOutput = z.infer<typeof output>

/** Throws away what no lock names any more, and what was left when something was killed. */
export const prune = defineOperation({
  name: 'prune',
  summary: 'Throw away stored skills that no project uses, and clean up after a crash',
  description:
    'A skill stays in your store for as long as the lock of any project names it: as what is installed, as what it was ' +
    'before, or as what you made of it. What was put in within the hour stays too. Installations of this project that ' +
    'were cut off are undone.',
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input: z.object({
    yes: z.boolean().default(false).describe('Do not ask'),
    dryRun: z.boolean().default(false).describe('Show what would be thrown away and do nothing'),
  }),
  output,
  short: { yes: 'y', dryRun: 'n' },
  examples: [{ command: 'prune --dry-run', explains: 'how much there is' }],
  handler: async ({ yes, dryRun }, context) => {
    const store = openStore(context)
    const locks = knownLocks(context).read()
    const plan = planPrune({ store, locks: locks.map(({ lock }) => lock), now: context.clock.now() })
    const bytes = plan.skills.reduce((sum, each) => sum + each.bytes, 0)
    if (!dryRun && !yes && plan.skills.length > 0 && context.confirm !== undefined) {
      const question = `Throw away ${plural(plan.skills.length, 'skill')} (${plural(bytes, 'byte')}) that no project uses?`
      if (!(await context.confirm(question)))
        throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
    }
    if (!dryRun) {
      for (const { digest } of plan.skills) store.remove(digest)
      for (const path of plan.left) context.writer.remove(path)
    }
    const { site } = await installedSite({ scope: 'project' }, context)
    const faults = dryRun ? [] : repairInstallation({ fileSystem: context.fileSystem, store, site })
    return {
      schema: 'metier.prune/1' as const,
      dryRun,
      store: store.path,
      removed: plan.skills.map((each) => ({ ...each })),
      left: [...plan.left],
      kept: plan.kept,
      locks: locks.map(({ path }) => path),
      faults: faults.map((fault) => ({ ...fault })),
    }
  },
})
