import { MetierError } from '@metier/core'
import { openStore, switchInstalled, type SwitchedSkill } from '@metier/runtime'
import * as z from 'zod'
import { draftSwitch } from './change/draft-switch.ts'
import { bringToStore } from './bring-to-store.ts'
import { fetchingFor } from './fetching-for.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import type { PackageSite } from './package-site.ts'

/** What enabling and disabling take. */
export const switchInput = z.object({
  names: z.array(z.string().min(1)).min(1).describe('Skills').meta({ placeholder: 'NAME' }),
  agent: z
    .array(z.string().min(1))
    .default([])
    .describe('Only for this agent, such as claude-code; several times for several')
    .meta({ placeholder: 'ID' }),
  scope: packageInput.scope,
  path: packageInput.path,
})

/** What became of each skill. */
export const switchOutput = z.object({
  schema: z.literal('metier.switch/1'),
  to: z.enum(['on', 'off']),
  skills: z.array(
    z.object({
      name: z.string(),
      changed: z.boolean(),
      how: z
        .enum(['files', 'settings'])
        .describe('Files and links go or come; of a skill that was not installed, a setting'),
      paths: z.array(z.string()).describe('What came, went or was edited'),
      left: z.array(z.string()).describe('What somebody else put where a link would be; it was not touched'),
      inForce: z.string().optional().describe('Of one that was switched off: another of its name, which counts now'),
    }),
  ),
})

export type SwitchOutput = z.infer<typeof switchOutput>

type Row = SwitchOutput['skills'][number]

/**
 * Switches skills on or off: what was installed leaves the folders of agents and comes back; what only lies here is
 * never touched, and a setting says that it counts no more (decisions R-39).
 */
export async function switchSkills(
  asked: z.infer<typeof switchInput>,
  to: 'on' | 'off',
  context: OperationContext,
): Promise<SwitchOutput> {
  const packageSites = await installedSite(asked, context)
  const { skills: locked } = packageSites.site.lock.read()
  const installed = asked.names.filter((name) => locked.has(name))
  const rows = new Map<string, Row>()
  if (installed.length > 0) {
    if (to === 'on') await bringAll(installed, packageSites, context)
    const store = openStore(context)
    const { agent: agents } = asked
    const { site } = packageSites
    const done = switchInstalled({ fileSystem: context.fileSystem, store, site, names: installed, to, agents })
    for (const each of done) rows.set(each.name, rowOf(each))
  }
  for (const name of asked.names.filter((each) => !locked.has(each))) {
    rows.set(name, await switchSetting(name, { asked, to }, context))
  }
  if (to === 'off' && asked.agent.length === 0) await nameThoseInForce(rows, context)
  return { schema: 'metier.switch/1', to, skills: asked.names.flatMap((name) => rows.get(name) ?? []) }
}

/** When a skill is switched off, a forgotten one of the same name may take its place. */
async function nameThoseInForce(rows: Map<string, Row>, context: OperationContext): Promise<void> {
  const view = (await context.catalog()).view()
  for (const [name, row] of rows) {
    const entry = row.how === 'files' ? view.resolve(name) : undefined
    if (entry?.state === 'active') rows.set(name, { ...row, inForce: entry.candidate.location })
  }
}

function rowOf({ name, changed, paths, left }: SwitchedSkill): Row {
  return { name, changed, how: 'files', paths: [...paths], left: [...left] }
}

/** What was switched off on another machine is not in the store of this one. */
async function bringAll(names: readonly string[], { site }: PackageSite, context: OperationContext): Promise<void> {
  const fetching = fetchingFor(site, context)
  const { skills } = site.lock.read()
  for (const name of names) {
    const entry = skills.get(name)
    if (entry !== undefined) await bringToStore({ name, entry }, fetching, context)
  }
}

interface Switch {
  readonly asked: z.infer<typeof switchInput>
  readonly to: 'on' | 'off'
}

async function switchSetting(name: string, { asked, to }: Switch, context: OperationContext): Promise<Row> {
  const entry = (await context.catalog()).view().resolve(name)
  if (entry === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `There is no skill ${JSON.stringify(name.slice(0, 100))} here.`,
      next: '`metier list --all` shows every skill that lies here, and `metier why` those that were installed, also where they are switched off.',
    })
  }
  if (asked.agent.length > 0) {
    throw new MetierError({
      code: 'usage',
      message: `${name} was not installed by Metier, so no link of one agent can be taken away.`,
      next: `\`metier ${to === 'off' ? 'disable' : 'enable'} ${name}\` without --agent switches it for what Metier serves.`,
    })
  }
  const where = asked.scope === 'user' ? ('user' as const) : undefined
  const draft = await draftSwitch(entry, { change: to === 'on' ? 'enable' : 'disable', name, where }, context)
  if (draft.problem !== undefined) throw new MetierError({ code: 'refused', message: draft.problem })
  if (draft.changes) await draft.apply()
  const paths = draft.files.map(({ path }) => path)
  return { name, changed: draft.changes, how: 'settings', paths, left: [] }
}
