import {
  atLongestRef,
  formatSource,
  MetierError,
  parseSource,
  type IncomingSkill,
  type InstallPlan,
  type LockFile,
  type PackageSource,
} from '@metier/core'
import {
  damagedDigest,
  installPrepared,
  isInstalled,
  makeAhead,
  nameInLock,
  openAhead,
  openStore,
  planPrepared,
  preparePackage,
  requireOtherPlace,
  requireOwnRoots,
  type Ahead,
  type Crew,
  type Installed,
  type InstallPreparedOptions,
  type PreparePackageOptions,
  type PreparedSkill,
  type SkillStore,
} from '@metier/runtime'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import { addOutput, type AddOutput } from './add-output.ts'
import { addedSkills } from './added-skills.ts'
import { defineOperation } from './define-operation.ts'
import { crewFor } from './crew-for.ts'
import { downloadFor } from './download-for.ts'
import { looksFor } from './looks-for.ts'
import { nothingYet } from './nothing-yet.ts'
import { progressFor } from './progress-for.ts'
import { ensureWanted } from './ensure-wanted.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { packageSite, type PackageSite } from './package-site.ts'
import { absoluteSource } from './absolute-source.ts'
import { saveInSettings } from './save-in-settings.ts'
import { warnOfPlace } from './warn-of-place.ts'
import { warnOfSecrets } from './warn-of-secrets.ts'
import { unmetWishes } from './unmet-wishes.ts'
import { withEarlier } from './with-earlier.ts'
import { renamedSkills } from './renamed-skills.ts'
import { refuseRevoked } from './refuse-revoked.ts'
import { requireSignatures } from './require-signatures.ts'
import { requireVerdicts } from './require-verdicts.ts'
import { skillChooser } from './skill-chooser.ts'

const input = z.object({
  source: z
    .string()
    .min(1)
    .optional()
    .describe('owner/repo, an address, a folder, an archive or a host; without, what the project wants')
    .meta({ placeholder: 'SOURCE' }),
  skill: z
    .array(z.string().min(1))
    .default([])
    .describe('Only this one of its skills; several times for several')
    .meta({ placeholder: 'NAME' }),
  ...packageInput,
  as: z.string().optional().describe('Install the one skill under another name').meta({ placeholder: 'NAME' }),
  list: z.boolean().default(false).describe('Show the skills of the source and install none'),
  save: z.boolean().default(false).describe('Write into metier.yaml that this project wants it'),
  overwrite: z.boolean().default(false).describe('Replace what is in the way; it is moved aside'),
  accept: z
    .string()
    .min(1)
    .optional()
    .describe('Install what the scanner blocks, with the reason why; holds for these very files')
    .meta({ placeholder: 'REASON' }),
  yes: z.boolean().default(false).describe('Do not ask'),
  dryRun: z.boolean().default(false).describe('Show what would be done and do nothing'),
})

type Input = z.infer<typeof input>

/** `typed` when the user named the source here and now, and no file did: only then does a yes start a program of it. */
type Asked = Input & { readonly source: string; readonly typed: boolean }

async function agreesToStart(command: string, { yes, typed }: Asked, { confirm }: OperationContext): Promise<boolean> {
  if (yes && typed) return true
  return (await confirm?.(`Start ${JSON.stringify(command)} to ask which skills it offers?`)) === true
}

function incomingOf(skills: readonly PreparedSkill[], nameOf: (name: string) => string): readonly IncomingSkill[] {
  return skills.map(({ name, digest, entry }) => ({ name: nameOf(name), digest, entry }))
}

async function install(asked: Asked, context: OperationContext): Promise<AddOutput> {
  if (!asked.list) context.ifStopped?.(nothingYet('installed'))
  const crew = await crewFor(context)
  // To show what there is needs no place to put it.
  const target = asked.list ? await installedSite(asked, context) : await packageSite(asked, context)
  const store = openStore(context)
  // What is only looked at, and what gets another name, is not written before that is known.
  const isSure = !asked.list && !asked.dryRun && asked.as === undefined
  const linkRoots = target.places.flatMap(({ root, form }) => (form === 'link' ? [root] : []))
  const ahead = crew && isSure ? openAhead({ store, crew, root: target.places[0].root, linkRoots }) : undefined
  try {
    const options = { ...context, target, store, crew, ahead, ...looksFor(context) }
    try {
      return await installWith(asked, options)
    } catch (error) {
      if (damagedDigest(error) === undefined) throw error
      const { looksOf: _, ...anew } = options
      return await installWith(asked, anew)
    }
  } finally {
    await ahead?.close()
    await crew?.close()
  }
}

interface InstallContext extends OperationContext, Pick<PreparePackageOptions, 'looksOf'> {
  readonly target: PackageSite
  readonly store: SkillStore
  readonly crew: Crew | undefined
  readonly ahead: Ahead | undefined
}

/** Throws `refused` for a folder that is a link out of the project, and `already-exists` for what would be replaced. */
function requirePossible({ refusals, steps }: InstallPlan, { site, places }: PackageSite): void {
  requireOwnRoots(site, [...places.map(({ root }) => root), ...steps.map(({ path }) => dirname(path))])
  const [refusal] = refusals
  if (refusal === undefined) return
  const { message, next } = refusal
  throw new MetierError({ code: 'already-exists', message, next, data: { refusals } })
}

async function installWith(asked: Asked, context: InstallContext): Promise<AddOutput> {
  const { fileSystem, cwd, target, store, crew, ahead } = context
  const kindOf = (path: string): 'file' | 'directory' | undefined => {
    const kind = fileSystem.stat(resolve(cwd, path))?.kind
    return kind === 'file' || kind === 'directory' ? kind : undefined
  }
  const parsed = parseSource(asked.source, { kindOf })
  const { site, places } = target
  const isSaved = asked.save && !asked.list && !asked.dryRun
  const request = { source: absoluteSource(parsed.source, context), skills: [...parsed.skills, ...asked.skill] }
  const scanner = context.scanner(crew && { crew })
  const known = site.lock.read()
  const prepared = await preparePackage({
    fileSystem,
    host: context.host,
    // A package of npm is looked for from where the user stands, and everything else is written down from the lock.
    projectRoot: request.source.kind === 'npm' ? cwd : site.base,
    store,
    scanner,
    request,
    publishers: context.configuration.packages.publishers,
    download: downloadFor(context),
    progress: progressFor(context),
    ...(crew && { crew, isNew: newIn(context, known) }),
    ...(ahead && { ahead }),
    ...(context.looksOf && { looksOf: context.looksOf }),
    agreeToStart: (command) => agreesToStart(command, asked, context),
    ...(asked.list || asked.yes ? {} : skillChooser(context)),
  })
  scanner.save()
  const { refused } = prepared
  const skills = renamedSkills(prepared.skills, asked.list ? undefined : asked.as, store)
  const lockName = nameInLock(known)
  const nameOf = (name: string): string => lockName(asked.as ?? name)
  const incoming = incomingOf(skills, nameOf)
  const options = { fileSystem, store, site, incoming, places, overwrite: asked.overwrite }
  const plan = planPrepared(options, known)
  const base = {
    schema: 'metier.add/1' as const,
    source: formatSource(parsed.source),
    refused: [...refused],
    lock: site.lock.path,
  }
  if (asked.list)
    return {
      ...base,
      dryRun: true,
      installed: addedSkills(nameOf, { skills, plan: { ...plan, steps: [] } }),
      moved: [],
    }
  requireOtherPlace({ site, incoming, places })
  requirePossible(plan, target)
  if (asked.dryRun) return { ...base, dryRun: true, installed: addedSkills(nameOf, { skills, plan }), moved: [] }
  const named = skills.map((skill) => ({ ...skill, name: nameOf(skill.name) }))
  requireSignatures({ skills: named, lock: known }, context)
  await refuseRevoked(named, context)
  requireVerdicts(skills, asked.accept, context)
  await ensureWanted(plan, asked, context)
  const shown = { plan, lock: known }
  const done = isInstalled(plan, known) ? { plan, moved: [] } : await putInPlace({ ...options, shown }, context)
  warnOfSecrets(request.source, site.lock.path, context)
  warnOfPlace(asked, site, context)
  const [late] = done.plan.refusals
  if (late !== undefined) throw new MetierError({ code: 'already-exists', message: late.message, next: late.next })
  if (isSaved) {
    const portable = absoluteSource(asFetched(parsed.source, prepared.skills), context, site.base)
    const line = { source: formatSource(portable), skills: request.skills, agents: asked.agent }
    saveInSettings({ ...line, ...(asked.as !== undefined && { as: asked.as }) }, context)
  }
  return {
    ...base,
    dryRun: false,
    installed: addedSkills(nameOf, { skills, plan: done.plan }),
    moved: [...done.moved],
  }
}

/** Of the address of a page it is known by now where its branch ends. */
function asFetched(source: PackageSource, skills: readonly PreparedSkill[]): PackageSource {
  const refs = skills.flatMap(({ entry: { ref } }) => (ref === undefined ? [] : [ref]))
  return (source.kind === 'git' ? atLongestRef(source, refs) : undefined) ?? source
}

/** Which skills will have to be written: the lock does not name them, and nothing stands where they go. */
function newIn({ fileSystem, target }: InstallContext, { skills }: LockFile): (name: string) => boolean {
  const [{ root }] = target.places
  const isBare = fileSystem.stat(root) === undefined
  return (name) => !skills.has(name) && (isBare || fileSystem.statLink(join(root, name)) === undefined)
}

/** What is new is written first, by all threads there are, so that other installations wait for moves only. */
async function putInPlace(
  options: InstallPreparedOptions & Required<Pick<InstallPreparedOptions, 'shown'>>,
  context: InstallContext,
): Promise<Installed> {
  const { store, incoming, shown } = options
  const digests = new Map(incoming.map(({ name, digest }) => [name, digest]))
  const { crew, ahead } = context
  const made = await makeAhead({ store, plan: shown.plan, digests, crew, ahead, progress: progressFor(context) })
  // Threads have nothing more to do, and end while this one holds the lock.
  const ended = crew?.close()
  try {
    const installed = installPrepared({ ...options, ready: made.trees })
    context.ifStopped?.({ message: 'Stopped when everything was installed.', next: '`metier why` shows it.' })
    return installed
  } finally {
    made.remove()
    await ended
  }
}

/** All that the project wants and the lock does not name yet, source by source. */
async function installWanted(asked: Input, context: OperationContext): Promise<AddOutput> {
  const { site } = await installedSite(asked, context)
  const root = { ...context, cwd: context.configuration.projectRoot }
  const outputs: AddOutput[] = []
  const { unmet, unread } = unmetWishes(site, context)
  // To install nothing would be the wrong answer; what the settings want is no less right for it.
  if (unread && unmet.length === 0) throw unread
  if (unread) context.journal.write('warn', `${unread.message} ${unread.next ?? ''}`)
  for (const { source, skills, agents, as } of unmet) {
    const more = {
      source,
      skill: [...asked.skill, ...skills],
      agent: [...new Set([...asked.agent, ...agents])],
      save: false,
      typed: false,
    }
    outputs.push(await install({ ...asked, ...more, as: as ?? asked.as }, withEarlier(root, outputs)))
  }
  return {
    schema: 'metier.add/1' as const,
    source: outputs.map((each) => each.source).join(', '),
    dryRun: asked.dryRun || asked.list,
    installed: outputs.flatMap((each) => each.installed),
    refused: outputs.flatMap((each) => each.refused),
    moved: outputs.flatMap((each) => each.moved),
    lock: site.lock.path,
  }
}

/** Installs skills: fetched into quarantine, checked, scanned, shown, and only then put in place. */
export const add = defineOperation({
  name: 'add',
  summary: 'Install skills from a repository, a folder, an archive or a host',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input,
  output: addOutput,
  positional: ['source'],
  short: { skill: 's', agent: 'a', yes: 'y', list: 'l', dryRun: 'n' },
  examples: [
    { command: 'add owner/repo', explains: 'the skills of a repository, into this project' },
    { command: 'add owner/repo@pdf --agent claude-code', explains: 'one of them, for Claude Code too' },
    { command: 'add ./my-skills --scope user --yes', explains: 'from a folder, for all your projects' },
    { command: 'add', explains: 'what `install:` of metier.yaml wants and is not here yet' },
  ],
  handler: ({ source, ...asked }, context) =>
    source === undefined ? installWanted(asked, context) : install({ ...asked, source, typed: true }, context),
})
