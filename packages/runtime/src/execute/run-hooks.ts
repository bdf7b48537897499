import {
  MetierError,
  readSkillHooks,
  type Approver,
  type CancelSignal,
  type CatalogEntry,
  type SkillHookEvent,
} from '@metier/core'
import { commandsOfLine } from './commands-of-line.ts'
import type { ExecutionGuard } from './execution-guard.ts'
import { plain } from './output-text.ts'

export interface RunHooksOptions {
  readonly guard: ExecutionGuard
  readonly entry: CatalogEntry
  readonly event: SkillHookEvent
  readonly surface: string
  /** The tool that is called, for hooks around one. */
  readonly tool?: { readonly name: string; readonly input: unknown }
  readonly signal?: CancelSignal
  readonly approver?: Approver
}

/** The exit status with which a hook says no, as in Claude Code. */
const saysNo = 2

/**
 * Runs what a skill wants run at a moment, through the same guard as everything else (decisions R-47), and gives what
 * a person should know. The hook reads what happens as JSON. One that may not run, or fails, stops nothing; one that
 * runs before something and ends with status 2 throws `refused` with what it said.
 */
export async function runHooks(options: RunHooksOptions): Promise<readonly string[]> {
  const { entry, event, tool } = options
  const { hooks, problems } = readSkillHooks(entry.candidate.skill?.hooks)
  const notes: string[] = event === 'before' ? [...problems] : []
  for (const hook of hooks) {
    if (hook.event !== event) continue
    if (tool !== undefined && hook.tools.length > 0 && !hook.tools.includes(tool.name)) continue
    for (const command of commandsOfLine(hook.command)) {
      notes.push(...(await runHook(command, options, hook.timeoutMs)))
    }
  }
  return notes
}

async function runHook(
  { line, argv }: ReturnType<typeof commandsOfLine>[number],
  { guard, entry, event, surface, tool, signal, approver }: RunHooksOptions,
  timeoutMs: number | undefined,
): Promise<readonly string[]> {
  try {
    const { exitCode, stopped, stderr } = await guard.run(
      {
        entry,
        kind: 'hook',
        surface,
        question: { kind: 'shell', line },
        display: line,
        argv,
        input: `${JSON.stringify(inputFor(entry, event, tool))}\n`,
        ...(timeoutMs !== undefined && { limits: { timeoutMs } }),
        ...(approver && { approver }),
      },
      signal,
    )
    const said = plain(stderr).slice(-1000).trim()
    if (exitCode === saysNo && event.startsWith('before')) {
      throw new MetierError({
        code: 'refused',
        message: `A hook of ${entry.name} said no${said === '' ? '.' : `: ${said}`}`,
        next: `Look at \`hooks\` in ${entry.candidate.location}.`,
        data: { skill: entry.name, hook: line, blocked: true },
      })
    }
    if (exitCode === 0) return []
    return [
      `The hook ${line} of ${entry.name} failed (${stopped ?? `status ${exitCode ?? 'unknown'}`})${said === '' ? '.' : `: ${said}`}`,
    ]
  } catch (error) {
    if (!(error instanceof MetierError) || error.code === 'interrupted' || error.data['blocked'] === true) throw error
    return [
      `The hook ${line} of ${entry.name} was not run: ${error.message}${error.next === undefined ? '' : ` ${error.next}`}`,
    ]
  }
}

function inputFor(entry: CatalogEntry, event: SkillHookEvent, tool: RunHooksOptions['tool']): object {
  return {
    hook_event_name: names[event],
    skill: entry.name,
    ...(tool !== undefined && { tool_name: tool.name, tool_input: tool.input }),
  }
}

const names: Readonly<Record<SkillHookEvent, string>> = {
  before: 'before',
  after: 'after',
  'before-tool': 'PreToolUse',
  'after-tool': 'PostToolUse',
}
