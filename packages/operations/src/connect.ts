import { agentConnections, MetierError, planConnection, type AgentConnection } from '@metier/core'
import { platformDirectories } from '@metier/runtime'
import { join } from 'node:path'
import * as z from 'zod'
import { agents as table } from './agents.ts'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { startingCommand } from './starting-command.ts'
import { unifiedDiff } from './unified-diff.ts'

/** Bytes; a client's settings are a few kilobytes, and Claude Code keeps its history in the same file. */
const largest = 16 * 1024 * 1024

const defaultUrl = 'http://127.0.0.1:7373/mcp'

const input = z.object({
  agent: z
    .string()
    .optional()
    .describe('The client; leave it out to see which there are')
    .meta({ placeholder: 'AGENT' }),
  user: z.boolean().default(false).describe('For all projects of this user, instead of this project'),
  http: z
    .boolean()
    .default(false)
    .describe('Through the daemon of `metier serve`, instead of a process for each client'),
  url: z.string().optional().describe('Address of the daemon').meta({ placeholder: 'URL' }),
  command: z
    .string()
    .optional()
    .describe('What starts Metier for the client, words separated by spaces; this very program unless told')
    .meta({ placeholder: 'COMMAND' }),
  remove: z.boolean().default(false).describe('Take Metier out of the configuration'),
  dryRun: z.boolean().default(false).describe('Show the change and leave it at that'),
  yes: z.boolean().default(false).describe('Do not ask'),
})

const output = z.object({
  schema: z.literal('metier.connect/1'),
  agent: z.string().nullable(),
  title: z.string().optional(),
  file: z.string().optional().describe('Absolute path of the configuration'),
  changed: z.boolean().describe('Does the file differ from what it was?'),
  applied: z.boolean(),
  diff: z.string().describe('The change as a unified diff, empty when there is none'),
  next: z.string().optional().describe('What the user has to do besides'),
  agents: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        file: z.string(),
        connected: z.boolean(),
        here: z.boolean().optional().describe('In use on this machine or in this project; absent where nobody knows'),
      }),
    )
    .optional()
    .describe('Only without an agent: which clients there are'),
})

export type ConnectOutput = z.infer<typeof output>

type Input = z.infer<typeof input>

/** Writes Metier into a client's MCP configuration, after showing what would change. */
export const connect = defineOperation({
  name: 'connect',
  summary: "Write Metier into an agent's MCP configuration",
  description:
    'Shows the change and asks before it writes; comments and everything else in the file stay. Doing it again changes ' +
    'nothing. Without AGENT it lists the clients that it knows and whether they are connected.',
  group: 'running',
  effects: ['read', 'write'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['agent'],
  short: { yes: 'y' },
  examples: [
    { command: 'connect', explains: 'which clients there are' },
    { command: 'connect claude-code --dry-run', explains: 'what would be written' },
    { command: 'connect codex --http --yes', explains: 'through the daemon, without asking' },
    { command: 'connect cursor --remove', explains: 'take it back' },
  ],
  handler: async (asked, context): Promise<ConnectOutput> => {
    if (asked.agent === undefined) return list(context)
    const connection = findConnection(asked.agent)
    const file = fileOf(connection, asked.user, context)
    const before = read(file, context)
    const plan = planConnection({ connection, text: before, server: serverOf(connection, asked, context) })
    if (plan === undefined) throw unreadable(connection, file, wordsOf(asked, context))
    const diff = plan.changed ? unifiedDiff(file, before, plan.text) : ''
    const applied = plan.changed && !asked.dryRun && (await agree(asked, { diff, connection, file }, context))
    if (applied) {
      if (read(file, context) !== before) throw changedMeanwhile(file)
      context.writer.write(file, plan.text)
    }
    const { id, title, next } = connection
    return {
      schema: 'metier.connect/1',
      agent: id,
      title,
      file,
      changed: plan.changed,
      applied,
      diff,
      ...(next === undefined || asked.remove ? {} : { next }),
    }
  },
})

async function list(context: OperationContext): Promise<ConnectOutput> {
  const { agents: rows } = await table.handler(table.input.parse({}), context)
  const traces = new Set(rows.map(({ id }) => id))
  const here = new Set(rows.filter((row) => row.here).map(({ id }) => id))
  const agents = agentConnections.map((connection) => {
    const files = [false, true].map((user) => fileOf(connection, user, context))
    const isConnected = (file: string) =>
      planConnection({ connection, text: read(file, context), server: undefined })?.changed === true
    const connected = files.find(isConnected)
    return {
      id: connection.id,
      title: connection.title,
      file: connected ?? files[0] ?? '',
      connected: connected !== undefined,
      ...(traces.has(connection.id) && { here: here.has(connection.id) }),
    }
  })
  return { schema: 'metier.connect/1', agent: null, changed: false, applied: false, diff: '', agents }
}

function findConnection(agent: string): AgentConnection {
  const wanted = agent.toLowerCase().replaceAll(/[ _]/g, '-')
  const aliases: Readonly<Record<string, string>> = {
    claude: 'claude-code',
    code: 'vscode',
    gemini: 'gemini-cli',
    copilot: 'copilot-cli',
  }
  const id = Object.hasOwn(aliases, wanted) ? aliases[wanted] : wanted
  const found = agentConnections.find((connection) => connection.id === id)
  if (found !== undefined) return found
  throw new MetierError({
    code: 'not-found',
    message: `Metier does not know how ${JSON.stringify(agent)} is configured.`,
    next: `It knows ${agentConnections.map((each) => each.id).join(', ')}. For any other: give it the command \`metier mcp\`.`,
  })
}

function fileOf({ files }: AgentConnection, user: boolean, { host, configuration }: OperationContext): string {
  const file = (user ? files.find(({ scope }) => scope === 'user') : undefined) ?? files[0]
  if (file === undefined) throw new TypeError('A connection without a file.')
  const bases = {
    project: configuration.projectRoot,
    home: host.home,
    config: platformDirectories(host).configurationRoot,
  }
  return join(bases[file.base], ...file.path.split('/'))
}

function read(file: string, { fileSystem }: OperationContext): string {
  const head = fileSystem.readHead(file, largest)
  return head === undefined ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(head.bytes)
}

/** What starts Metier, as its client is to start it. */
function wordsOf({ command }: Input, context: OperationContext): readonly string[] {
  return command === undefined ? startingCommand(context) : command.split(/\s+/).filter((word) => word !== '')
}

function serverOf(connection: AgentConnection, asked: Input, context: OperationContext) {
  const { remove, http, url } = asked
  if (remove) return undefined
  if (!http && url === undefined) {
    const [program = '', ...words] = wordsOf(asked, context)
    const folder = connection.folder === undefined ? [] : ['--cwd', connection.folder]
    return connection.stdio(program, [...words, 'mcp', ...folder])
  }
  if (connection.http !== undefined) return connection.http(url ?? defaultUrl)
  throw new MetierError({
    code: 'usage',
    message: `${connection.title} starts its servers itself and connects to none over HTTP.`,
    next: 'Leave --http and --url out.',
  })
}

interface Change {
  readonly diff: string
  readonly connection: AgentConnection
  readonly file: string
}

async function agree(
  { yes }: Input,
  { diff, connection, file }: Change,
  { confirm }: OperationContext,
): Promise<boolean> {
  if (yes) return true
  if (confirm === undefined) {
    throw new MetierError({
      code: 'refused',
      message: `The configuration of ${connection.title} is yours, and there is nobody here to ask.`,
      next: 'Look at the change with --dry-run, then run again with --yes.',
      data: { file, diff },
    })
  }
  return confirm(`${diff}\nWrite this to ${file}?`)
}

function unreadable(
  { title, stdio }: AgentConnection,
  file: string,
  [program = '', ...words]: readonly string[],
): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${file} cannot be edited without the risk of spoiling it: it is not what ${title} is known to write.`,
    next: `Put this in by hand, under the name metier: ${JSON.stringify(stdio(program, [...words, 'mcp']))}`,
    data: { file },
  })
}

function changedMeanwhile(file: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${file} was changed by somebody else meanwhile; it is left as it is.`,
    next: 'Run the command again.',
  })
}
