import {
  dependencyProblems,
  explainAbsence,
  findDialect,
  MetierError,
  scopes,
  type Catalog,
  type CatalogView,
  type Diagnostic,
  type ViewContext,
} from '@metier/core'
import { readMcpServers } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { explainNested } from './explain-nested.ts'
import { explainPublication, publicationClient } from './explain-publication.ts'
import { installationFaultSchema } from './installation-fault-schema.ts'
import { installationFaults } from './installation-faults.ts'
import { findingSchema, type Finding } from './finding-schema.ts'
import { textFaults } from './text-faults.ts'
import { toFinding } from './to-finding.ts'
import { judgeNamed } from './judge-named.ts'
import type { OperationContext } from './operation-context.ts'
import { revocationsOf } from './revocations-of.ts'
import { scanFindingsOf, scanProblems } from './scan-problems.ts'
import { skillStates } from './skill-row-schema.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  name: z.string().min(1).optional().describe('Why is this skill not there?').meta({ placeholder: 'NAME' }),
  client: z
    .string()
    .min(1)
    .optional()
    .describe('Does this client see it? For example claude-code, or mcp for its Skills extension')
    .meta({ placeholder: 'ID' }),
  strictRefs: z.boolean().default(false).describe('A reference of a role or room that names no skill is an error'),
  config: z.boolean().default(false).describe('Every setting with its value and where that came from'),
  ...viewInput,
})

const configurationValue = z.object({
  key: z.string(),
  value: z.unknown(),
  origin: z.string(),
  path: z.string().optional(),
})

const explanation = z.object({
  code: z.string(),
  kind: z.enum(['ok', 'problem', 'note']),
  message: z.string(),
  path: z.string().optional(),
})

const root = z.object({
  path: z.string(),
  scope: z.enum(scopes),
  source: z.string(),
  exists: z.boolean(),
  skills: z.number().int().describe('How many were found in it, in whatever state'),
})

const output = z.object({
  schema: z.literal('metier.doctor/1'),
  healthy: z.boolean(),
  project: z.object({ root: z.string(), preset: z.string() }),
  configuration: z.object({ files: z.array(z.string()), values: z.array(configurationValue).optional() }),
  roots: z.array(root),
  states: z.record(z.enum([...skillStates, 'shadowed']), z.number().int()),
  unresolvedReferences: z.array(z.string()),
  installation: z
    .array(installationFaultSchema)
    .optional()
    .describe('What an installation left undone; without a NAME'),
  problems: z.array(findingSchema),
  explanations: z.array(explanation).optional().describe('Only for a NAME: why it is there or not'),
})

export type DoctorOutput = z.infer<typeof output>

function rootsOf(catalog: Catalog, { fileSystem }: OperationContext): DoctorOutput['roots'] {
  const counts = new Map<string, number>()
  for (const candidate of catalog.candidates.values()) {
    counts.set(candidate.root.path, (counts.get(candidate.root.path) ?? 0) + 1)
  }
  return catalog.roots.map(({ path, scope, source }) => {
    const skills = counts.get(path) ?? 0
    return { path, scope, source, exists: skills > 0 || fileSystem.stat(path) !== undefined, skills }
  })
}

function statesOf(view: CatalogView): DoctorOutput['states'] {
  const states: DoctorOutput['states'] = { active: 0, ineligible: 0, disabled: 0, invalid: 0, blocked: 0, shadowed: 0 }
  for (const entry of view.all) states[entry.shadowedBy === undefined ? entry.state : 'shadowed'] += 1
  return states
}

/** A client that nobody knows is a mistake in the question, and nothing that is wrong with a skill. */
function requireKnownClient(client: string | undefined, { dialects }: OperationContext['configuration']): void {
  if (client === undefined || client === publicationClient || findDialect(client, dialects) !== undefined) return
  throw new MetierError({
    code: 'usage',
    message: `No client is known as ${JSON.stringify(client)}.`,
    next: `Use an id such as claude-code, codex or cursor, or ${publicationClient}; \`metier agents\` lists them.`,
    data: { client },
  })
}

/** What a client sees is said skill by skill; to leave the client out would say that all is well with it. */
function requireNameFor(client: string | undefined, name: string | undefined): void {
  if (client === undefined || name !== undefined) return
  throw new MetierError({
    code: 'usage',
    message: 'With --client a skill has to be named: it says whether that client sees it.',
    next: `Run \`metier doctor NAME --client ${client}\`; \`metier list\` shows the names.`,
  })
}

/** What an inactive skill's own file says is wrong is part of the whole picture. */
function problemsOf(catalog: Catalog, view: CatalogView, { configuration, fileSystem }: OperationContext): Finding[] {
  const broken = view.entries
    .filter(({ state }) => state === 'invalid')
    .flatMap(({ candidate }) => candidate.diagnostics)
  const faults = textFaults(view.active, fileSystem)
  const servers = readMcpServers({ fileSystem, projectRoot: configuration.projectRoot }).diagnostics
  const all = [configuration.diagnostics, catalog.problems, servers, broken, faults, dependencyProblems(view)]
  return all.flat().map(toFinding)
}

interface Asked {
  readonly name: string
  readonly client: string | undefined
  readonly who: ViewContext
}

interface Found {
  readonly catalog: Catalog
  readonly view: CatalogView
  readonly context: OperationContext
}

type Explanations = NonNullable<DoctorOutput['explanations']>

function explain({ name, client, who }: Asked, { catalog, view, context }: Found): Explanations {
  const { configuration, fileSystem } = context
  const found = explainAbsence({
    catalog,
    view,
    context: who,
    projectRoot: configuration.projectRoot,
    dialects: configuration.dialects,
    name,
    realPath: (path) => fileSystem.realPath(path),
    ...(client === undefined ? {} : { client }),
  })
  const entry = view.resolve(name)
  const nested = entry === undefined ? explainNested(name, view, fileSystem) : []
  const faults = entry?.state === 'active' ? textFaults([entry], fileSystem) : []
  const unloadable = faults.map(({ code, message, help, path, range }) => {
    const place = range === undefined ? '' : ` (line ${range.start.line})`
    return { code, kind: 'problem' as const, message: `It cannot be loaded: ${message}${place} ${help ?? ''}`, path }
  })
  return [...nested, ...found, ...unloadable].map(({ code, kind, message, path }) => ({
    code,
    kind,
    message,
    ...(path === undefined ? {} : { path }),
  }))
}

/** What is only a warning keeps no skill from its agent. */
function explanationOf({ code, severity, message, path, range }: Diagnostic): Explanations[number] {
  const place = range === undefined ? '' : ` (line ${range.start.line}, ${code})`
  const kind = severity === 'error' ? 'problem' : 'note'
  return { code, kind, message: `${message}${place}`, ...(path !== undefined && { path }) }
}

/** Also what the scanner, lists of advisories and the Skills extension have to say of one skill. */
async function explainWhole({ name, client, who }: Asked, found: Found): Promise<Explanations> {
  const { view, context } = found
  const isPublication = client === publicationClient
  const entry = view.resolve(name)
  return [
    ...explain({ name, client: isPublication ? undefined : client, who }, found),
    ...(entry === undefined ? [] : await scanFindingsOf(entry, context)).map(explanationOf),
    ...(entry === undefined ? [] : await revocationsOf(entry, context)),
    ...(isPublication ? await explainPublication(name, { view, fileSystem: context.fileSystem }) : []),
  ]
}

/** Where Metier looked, what it found, what is wrong; with a name, why that skill is there or not. */
export const doctor = defineOperation({
  name: 'doctor',
  summary: 'Why is my skill not there? And is all well?',
  description:
    'Without a name: which folders were looked at, which settings files were read, and everything that is wrong. ' +
    'With a name: why that skill is in force or not, and with `--client` whether that client sees it. Exit status 1 ' +
    'when something is wrong.',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['name'],
  examples: [
    { command: 'doctor', explains: 'the whole picture' },
    { command: 'doctor deploy --client cursor', explains: 'why Cursor does not show the skill named deploy' },
    { command: 'doctor deploy --client mcp', explains: 'why the Skills extension of MCP does not list it' },
    { command: 'doctor --role qa --strict-refs', explains: 'does every reference of this role name a skill?' },
    { command: 'doctor --config', explains: 'every setting and where it came from' },
  ],
  isNo: ({ healthy }) => !healthy,
  handler: async ({ name, client, config, strictRefs, ...who }, context) => {
    const service = await context.catalog()
    const { configuration } = context
    requireKnownClient(client, configuration)
    requireNameFor(client, name)
    if (name !== undefined) await judgeNamed(name, service, viewOptions(who))
    const catalog = service.snapshot()
    const view = service.view(viewOptions(who))
    const installation = name === undefined ? await installationFaults(context) : undefined
    const problems =
      name === undefined
        ? [...problemsOf(catalog, view, context), ...(await scanProblems(view, context)).map(toFinding)]
        : []
    const found = { catalog, view, context }
    const explanations =
      name === undefined
        ? undefined
        : await explainWhole({ name, client, who: service.contextOf(viewOptions(who)) }, found)
    return {
      schema: 'metier.doctor/1' as const,
      healthy:
        !(strictRefs && view.unresolvedReferences.length > 0) &&
        (explanations === undefined
          ? installation?.length === 0 && !problems.some(({ severity }) => severity === 'error')
          : explanations.every(({ kind }) => kind !== 'problem')),
      project: { root: configuration.projectRoot, preset: configuration.preset },
      configuration: {
        files: [...configuration.files],
        ...(config ? { values: configuration.values.map((each) => ({ ...each })) } : {}),
      },
      roots: rootsOf(catalog, context),
      states: statesOf(view),
      unresolvedReferences: [...view.unresolvedReferences],
      ...(installation === undefined ? {} : { installation }),
      problems,
      ...(explanations === undefined ? {} : { explanations }),
    }
  },
})
