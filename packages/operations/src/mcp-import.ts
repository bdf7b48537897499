import { MetierError, plural } from '@metier/core'
import {
  connectRemote,
  foreignNames,
  openRemoteStore,
  remoteSource,
  type RemoteApproval,
  type RemoteSkill,
  type RemoteSource,
  type RemoteStore,
} from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'

const input = z.object({
  source: z.array(z.string()).default([]).describe('Address of an MCP server, or the command that starts one'),
  as: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(24)
    .optional()
    .describe('What to call the server; it stands in front of the names of its skills'),
  skill: z.array(z.string()).default([]).describe('Only these skills'),
  remove: z.boolean().default(false).describe('Take away what came from the server of this name'),
  dryRun: z.boolean().default(false).describe('Show what it offers; fetch nothing'),
  yes: z.boolean().default(false).describe('Do not ask'),
})

const skillRow = z.object({
  name: z.string().describe('Under which it is listed here'),
  uri: z.string(),
  description: z.string(),
  files: z.number().int(),
  size: z.number().int().describe('Bytes of all files'),
  digest: z.string().describe('Of the whole set of files; agreed to as it is'),
  state: z.enum(['new', 'changed', 'unchanged', 'imported', 'failed', 'declined', 'gone']),
  reason: z.string().optional(),
})

const output = z.object({
  schema: z.literal('metier.mcp-import/1'),
  server: z.string().nullable(),
  origin: z.string().nullable(),
  skills: z.array(skillRow),
  refused: z.array(z.object({ uri: z.string(), reason: z.string() })),
  removed: z.array(z.string()),
})

export type McpImportOutput = z.infer<typeof output>
type Row = z.infer<typeof skillRow>
type Input = z.infer<typeof input>

/** Skills of another MCP server as ours: shown, agreed to one set of files at a time, fetched, verified, and never run. */
export const mcpImport = defineOperation({
  name: 'mcp-import',
  summary: 'Bring the skills of another MCP server into the catalogue',
  description:
    'Connects as a host of the Skills extension and shows what is offered; nothing is fetched before you agree. Every ' +
    'file is held against its digest. What is imported bears the name of its server, grants nothing and runs nothing.',
  group: 'sharing',
  effects: ['read', 'write', 'network', 'execute'],
  surfaces: ['library'],
  input,
  output,
  positional: ['source'],
  short: { yes: 'y' },
  isNo: ({ skills }) => skills.some(({ state }) => state === 'failed'),
  handler: async (asked, context): Promise<McpImportOutput> => {
    const store = openRemoteStore(context)
    const empty = {
      schema: 'metier.mcp-import/1' as const,
      server: null,
      origin: null,
      skills: [],
      refused: [],
      removed: [],
    }
    if (asked.remove) return { ...empty, removed: [...store.removeServer(asked.as ?? asked.source[0] ?? '')] }
    if (asked.source.length === 0) {
      const skills = store.approvals().map((each): Row => ({
        name: each.name,
        uri: each.uri,
        description: `From ${each.origin}`,
        files: 0,
        size: 0,
        digest: each.digest,
        state: 'imported',
      }))
      return { ...empty, skills }
    }
    const source = sourceOf(asked, store)
    if (source.kind === 'process') await agreeToStart(source, asked, context)
    return importFrom(source, asked, context)
  },
})

async function importFrom(source: RemoteSource, asked: Input, context: OperationContext): Promise<McpImportOutput> {
  const store = openRemoteStore(context)
  const origin = source.kind === 'http' ? source.url : [source.command, ...source.args].join(' ')
  const remote = await connectRemote(source, context)
  try {
    const { skills, refused } = await remote.list()
    const approvals = store.approvals().filter((each) => each.label === source.label && each.origin === origin)
    const names = foreignNames(skills, { label: source.label, origin, approvals: store.approvals() })
    const wanted = skills.filter(({ name }) => asked.skill.length === 0 || asked.skill.includes(name))
    const rows: Row[] = []
    for (const skill of wanted) {
      const known = approvals.find(({ uri }) => uri === skill.uri)
      const row = rowOf(skill, names.get(skill.uri) ?? skill.name, stateOf(skill, known))
      if (row.state === 'unchanged' || asked.dryRun) rows.push(row)
      else if (!(await agree(row, { origin, yes: asked.yes }, context))) rows.push({ ...row, state: 'declined' })
      else {
        try {
          const files = await remote.fetch(skill)
          await ensureFree(row.name, source.label, context)
          store.keep({ label: source.label, origin, name: row.name, skill, files })
          rows.push({ ...row, state: 'imported' })
        } catch (error) {
          if (!(error instanceof MetierError)) throw error
          rows.push({ ...row, state: 'failed', reason: error.message })
        }
      }
    }
    const offered = new Set([...skills, ...refused].map(({ uri }) => uri))
    const gone = asked.skill.length > 0 ? [] : approvals.filter(({ uri }) => !offered.has(uri))
    rows.push(...gone.map(goneRow))
    const schema = 'metier.mcp-import/1' as const
    return { schema, server: source.label, origin, skills: rows, refused: [...refused], removed: [] }
  } finally {
    await remote.close()
  }
}

/** A server that something came from is named by what it is called here. */
function sourceOf({ source, as }: Input, store: RemoteStore): RemoteSource {
  const [word = '', ...rest] = source
  const known = rest.length > 0 ? undefined : store.approvals().find(({ label }) => label === word)
  if (known === undefined || known.origin === word || (as !== undefined && as !== word)) return remoteSource(source, as)
  // The words of a command were joined, so that nobody can tell any more where one ended.
  if (/^https?:/.test(known.origin)) return remoteSource([known.origin], known.label)
  throw new MetierError({
    code: 'usage',
    message: `${word} came from the command ${JSON.stringify(known.origin)}.`,
    next: `Give that command again: metier mcp import --as ${word} -- ${known.origin}`,
  })
}

function stateOf({ digest }: RemoteSkill, known: RemoteApproval | undefined): 'new' | 'changed' | 'unchanged' {
  if (known === undefined) return 'new'
  return known.digest === digest ? 'unchanged' : 'changed'
}

function rowOf({ uri, description, resources, size, digest }: RemoteSkill, name: string, state: Row['state']): Row {
  return { name, uri, description, files: resources.length, size, digest, state }
}

/** It stays until somebody takes it away: what is in use does not vanish because a server is empty for a moment. */
function goneRow({ name, uri, digest, label, origin }: RemoteApproval): Row {
  const reason = `Its server offers it no more; \`metier mcp import ${label} --remove\` takes away all that came from there.`
  return { name, uri, description: `From ${origin}`, files: 0, size: 0, digest, state: 'gone', reason }
}

/** A command is started for this, before anything can be shown: that is a question of its own. */
async function agreeToStart(source: RemoteSource & { kind: 'process' }, { yes }: Input, { confirm }: OperationContext) {
  const command = [source.command, ...source.args].join(' ')
  if (yes || (await confirm?.(`Start ${JSON.stringify(command)} to ask which skills it offers?`)) === true) return
  throw new MetierError({
    code: 'refused',
    message:
      confirm === undefined
        ? 'A command would be started, and there is nobody here to ask.'
        : 'You said no; nothing was started.',
    next: `If you know what ${JSON.stringify(command)} does, run again with --yes.`,
  })
}

async function agree(
  { name, state, files, size, description, digest }: Row,
  { origin, yes }: { readonly origin: string; readonly yes: boolean },
  { confirm }: OperationContext,
): Promise<boolean> {
  if (yes) return true
  if (confirm === undefined) {
    throw new MetierError({
      code: 'refused',
      message: 'Skills of another server come in only when somebody agrees, and there is nobody here to ask.',
      next: 'Look at them with --dry-run, then run again with --yes.',
    })
  }
  const what = state === 'changed' ? 'It has changed since you agreed to it.' : description
  return confirm(
    `${name}, ${plural(files, 'file')}, ${plural(size, 'byte')}, from ${origin}\n  ${what}\n  ${digest}\nImport it?`,
  )
}

/** Nothing that is here may be taken for what comes from there, nor the other way round. */
async function ensureFree(name: string, label: string, context: OperationContext): Promise<void> {
  const service = await context.catalog()
  const found = service.view().resolve(name)
  if (found === undefined || found.candidate.root.owner === label) return
  throw new MetierError({
    code: 'already-exists',
    message: `There is a skill named ${name} here already.`,
    next: 'Choose another name for the server with --as NAME.',
  })
}
