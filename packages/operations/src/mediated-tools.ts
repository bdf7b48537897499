import type { MediatedTool } from '@metier/agents'
import { MetierError, type AgentTask, type CatalogEntry, type FileSystem } from '@metier/core'
import { withToolHooks, type ExecutionGuard } from '@metier/runtime'
import { isAbsolute, relative, resolve } from 'node:path'

export interface MediatedToolsOptions {
  readonly fileSystem: FileSystem
  readonly guard: () => Promise<ExecutionGuard>
  /** The skill of a task. */
  readonly entryOf: (task: AgentTask) => Promise<CatalogEntry | undefined>
}

/** Bytes; a model reads no more at once. */
const largestFile = 256 * 1024

/** What a bare model may be offered: reading, and lines of shell through the same door as everything of a skill. */
export function mediatedTools(options: MediatedToolsOptions): readonly MediatedTool[] {
  return [withHooks(readTool(options), 'path', options), withHooks(bashTool(options), 'line', options)]
}

/** Runs the hooks of the skill around a tool (decisions R-47). What they have to say is put behind the result. */
function withHooks(tool: MediatedTool, kind: 'path' | 'line', { guard, entryOf }: MediatedToolsOptions): MediatedTool {
  return {
    ...tool,
    async run(input, task, signal) {
      const entry = await entryOf(task)
      const run = () => tool.run(input, task, signal)
      if (entry === undefined) return run()
      const argument = tool.argumentOf?.(input)
      const { result, notes } = await withToolHooks({
        guard: await guard(),
        entry,
        surface: 'job',
        signal,
        tool: {
          names: [tool.name],
          input,
          ...(argument !== undefined && { argument, ...(kind === 'line' && { line: argument }) }),
        },
        run,
        response: (text) => text,
      })
      return [result, ...notes.map((note) => `[${note}]`)].join('\n')
    },
  }
}

function readTool({ fileSystem, entryOf }: MediatedToolsOptions): MediatedTool {
  return {
    name: 'Read',
    description: 'Reads a text file of the project or of the skill. Paths start at the project.',
    input: { type: 'object', properties: { file_path: { type: 'string' } }, required: ['file_path'] },
    argumentOf: (input) => textOf(input, 'file_path'),
    async run(input, task) {
      const wanted = textOf(input, 'file_path') ?? ''
      const entry = await entryOf(task)
      const roots = [task.cwd, ...(entry === undefined ? [] : [entry.candidate.directory])]
      const real = fileSystem.realPath(resolve(task.cwd, wanted))
      if (real === undefined) throw new Error(`There is no file ${wanted}.`)
      // Through links too: the real path counts.
      if (!roots.some((root) => isInside(real, fileSystem.realPath(root) ?? root)))
        throw new Error(`${wanted} lies neither in the project nor in the skill.`)
      const head = fileSystem.readHead(real, largestFile)
      const text = new TextDecoder().decode(head?.bytes)
      return (head?.stat.size ?? 0) > largestFile ? `${text}\n[only the first ${largestFile} bytes]` : text
    },
  }
}

function bashTool({ guard, entryOf }: MediatedToolsOptions): MediatedTool {
  return {
    name: 'Bash',
    description: 'Runs a line of shell in the project, inside a sandbox, and gives what it prints.',
    input: { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] },
    argumentOf: (input) => textOf(input, 'command'),
    async run(input, task, signal) {
      const line = textOf(input, 'command') ?? ''
      const entry = await entryOf(task)
      if (entry === undefined) throw skillGone(task)
      const outcome = await (
        await guard()
      ).run(
        {
          entry,
          kind: 'fork',
          surface: 'job',
          question: { kind: 'shell', line },
          display: line,
          // By the shell whose words it was judged by.
          argv: ['bash', '--noprofile', '--norc', '-c', line],
          cwd: task.cwd,
        },
        signal,
      )
      const text = `${decode(outcome.stdout)}${decode(outcome.stderr)}`
      const end = outcome.stopped ?? (outcome.exitCode === 0 ? undefined : `exit status ${outcome.exitCode ?? 'none'}`)
      return end === undefined ? text : `${text}\n[${end}]`
    },
  }
}

function textOf(input: unknown, key: string): string | undefined {
  const value: unknown = Object(input)[key]
  return typeof value === 'string' ? value : undefined
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function isInside(path: string, root: string): boolean {
  const way = relative(root, path)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

function skillGone({ skill }: AgentTask): MetierError {
  return new MetierError({
    code: 'unknown-skill',
    message: `The skill ${skill} is no longer here, so nothing of it runs.`,
    next: '`metier list` shows the skills there are.',
  })
}
