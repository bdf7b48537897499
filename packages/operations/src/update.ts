import { MetierError } from '@metier/core'
import {
  agentOfHome,
  agentsOnDisk,
  findNewest,
  type InstallSite,
  type NewestSkill,
  type NewVersion,
  type PreparedSkill,
  type UpdatedSkill,
  updateInstalled,
} from '@metier/runtime'
import * as z from 'zod'
import { bringBases } from './bring-bases.ts'
import { changesWish } from './changes-wish.ts'
import { crewFor } from './crew-for.ts'
import { defineOperation } from './define-operation.ts'
import { exactVersion } from './exact-version.ts'
import { fetchingFor } from './fetching-for.ts'
import { isBlocked } from './is-blocked.ts'
import { nothingYet } from './nothing-yet.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { refuseInstall } from './refuse-install.ts'
import { refuseRevoked } from './refuse-revoked.ts'
import { requireSignatures } from './require-signatures.ts'
import { writtenByUpdate } from './written-by-update.ts'

const input = z.object({
  names: z.array(z.string().min(1)).default([]).describe('Only these; all without').meta({ placeholder: 'NAME' }),
  scope: packageInput.scope,
  path: packageInput.path,
  keep: z.boolean().default(false).describe('Leave skills that you changed as they are'),
  overwrite: z.boolean().default(false).describe('Replace what you changed; it is moved aside'),
  yes: z.boolean().default(false).describe('Do not ask'),
  dryRun: z.boolean().default(false).describe('Show what would be done and do nothing'),
})

const output = z.object({
  schema: z.literal('metier.update/1'),
  dryRun: z.boolean(),
  skills: z.array(
    z.object({
      name: z.string(),
      outcome: z.enum(['current', 'replaced', 'merged', 'kept', 'adopted', 'gone', 'pinned', 'unreachable']),
      from: z.string().nullable().describe('Commit, version or digest that was installed'),
      to: z.string().nullable(),
      merged: z.array(z.string()).describe('Files with your change and the new one'),
      beside: z.array(z.string()).describe('Files of which the new version lies beside yours, with .new at its end'),
      deleted: z
        .array(z.string())
        .describe('Files that you deleted and the source changed; the new version lies there with .new at its end'),
      dropped: z.array(z.string()).describe('Files that you changed and the source has no more; yours stay'),
      left: z.array(z.string()).describe('Absolute paths of copies of agents that were changed and stay as they are'),
      moved: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
})

export type UpdateOutput = z.infer<typeof output>

type Input = z.infer<typeof input>

type Outcome = UpdateOutput['skills'][number]['outcome']

type Newer = Extract<NewestSkill, { readonly skill: PreparedSkill }>

/** Another installer does not write down for whom a skill is there: the links and copies on disk say it. */
function withAgents({ name, entry, skill }: Newer, site: InstallSite): NewVersion {
  if (entry.digest !== undefined || entry.agents !== undefined) return skill
  const own = agentOfHome(site)
  const agents = agentsOnDisk(site, name, entry).map(({ agent }) => agent)
  const all = own === undefined ? agents : [...agents, own].toSorted()
  return all.length === 0 ? skill : { ...skill, entry: { ...skill.entry, agents: all } }
}

function outcomeOf(newest: NewestSkill, outcome: UpdatedSkill['outcome'] | undefined): Outcome {
  if (newest.state === 'unpinned') return outcome === 'replaced' ? 'adopted' : (outcome ?? 'kept')
  return outcome ?? (newest.state === 'newer' ? 'kept' : newest.state)
}

/** A new version is a new skill: the scanner has its say before anything is changed. */
async function requireVerdicts(newest: readonly NewestSkill[], context: OperationContext): Promise<void> {
  const forged = newest.find((each) => each.state === 'unreachable' && each.code === 'integrity-failed')
  if (forged !== undefined) throw notAsItShould(forged)
  const skills = newest.flatMap((each) => ('skill' in each ? each.skill : []))
  const blocked = skills.filter((skill) => isBlocked(skill, context))
  if (blocked.length > 0) throw refuseInstall(blocked)
  const named = newest.flatMap((each) => ('skill' in each ? { ...each.skill, name: each.name } : []))
  const lock = { extra: {}, skills: new Map(newest.map(({ name, entry }) => [name, entry])) }
  requireSignatures({ skills: named, lock }, context)
  await refuseRevoked(named, context)
}

/** The files differ from those that were signed or listed, which is graver than a source that cannot be reached. */
function notAsItShould(skill: NewestSkill): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: 'why' in skill ? skill.why : `The source of ${skill.name} is not what it should be.`,
    next: 'Nothing was updated. `metier update NAME` updates the others; tell the publisher of this one.',
    data: { name: skill.name },
  })
}

async function ensureWanted(
  names: readonly string[],
  { yes, dryRun }: Input,
  { confirm }: OperationContext,
): Promise<void> {
  if (yes || dryRun || names.length === 0 || confirm === undefined) return
  if (await confirm(`Update ${names.join(', ')}?`)) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
}

/** Brings installed skills to what their sources have now. What you changed is merged, kept or moved aside, never lost. */
export const update = defineOperation({
  name: 'update',
  summary: 'Update installed skills, and keep what you changed in them',
  description:
    'Without an option your changes and the new ones are merged file by file. Where both touch the same lines, yours stays ' +
    'and the new version is put beside it with `.new` at its end. Only the skills named are touched. Exit status 1 when ' +
    'a source could not be reached.',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['names'],
  short: { yes: 'y', dryRun: 'n' },
  isNo: ({ skills }) => skills.some(({ outcome }) => outcome === 'unreachable'),
  examples: [
    { command: 'update', explains: 'everything that is not pinned' },
    { command: 'update pdf --keep', explains: 'unless you changed it' },
  ],
  handler: async (asked, context) => {
    const changes = changesWish(asked)
    context.ifStopped?.(nothingYet('updated'))
    const { site } = await installedSite(asked, context)
    const { names, dryRun } = asked
    const crew = await crewFor(context)
    const scanner = context.scanner(crew && { crew })
    const fetching = fetchingFor(site, context, scanner)
    const { fileSystem, store } = fetching
    const newest = await findNewest({
      ...fetching,
      ...(crew && { crew }),
      lock: site.lock.read(),
      ...(names.length > 0 && { names }),
    }).finally(() => crew?.close())
    scanner.save()
    await requireVerdicts(newest, context)
    const updates = newest.flatMap((each) =>
      'skill' in each ? { name: each.name, skill: withAgents(each, site) } : [],
    )
    await ensureWanted(
      updates.map(({ name }) => name),
      asked,
      context,
    )
    const changing = newest.flatMap((each) => ('skill' in each ? [each] : []))
    await bringBases(changing, { ...fetching, site, changes }, context)
    const done = new Map(
      updateInstalled({ fileSystem, store, site, updates, changes, dryRun }).map((each) => [each.name, each]),
    )
    return {
      schema: 'metier.update/1' as const,
      dryRun,
      skills: newest.map((each) => {
        const updated = done.get(each.name)
        return {
          name: each.name,
          outcome: outcomeOf(each, updated?.outcome),
          from: exactVersion(each.entry),
          to: 'skill' in each ? exactVersion(each.skill.entry) : null,
          ...writtenByUpdate(updated),
          ...('why' in each && { why: each.why }),
        }
      }),
    }
  },
})
