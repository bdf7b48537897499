import {
  matchesHookedTool,
  MetierError,
  readSkillHooks,
  type Approver,
  type CancelSignal,
  type CatalogEntry,
  type HookedTool,
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
  readonly tool?: HookedTool & { readonly input: unknown; readonly response?: unknown }
  readonly signal?: CancelSignal
  readonly approver?: Approver
}

/** The exit status with which a hook says no, as in Claude Code. */
const saysNo = 2

/**
 * Runs what a skill wants run at a moment, through the same guard as everything else (decisions R-47), and gives what
 * a person should know. The hook reads what happens as JSON. One that may not run, or fails, stops nothing; one that
 * runs before something and ends with status 2, or prints the JSON with which Claude Code's hooks say no, throws
 * `refused` with what it said. A yes of a hook allows nothing.
 */
export async function runHooks(options: RunHooksOptions): Promise<readonly string[]> {
  const { entry, event, tool } = options
  const { hooks, problems } = readSkillHooks(entry.candidate.skill?.hooks)
  const notes: string[] = event === 'before' ? [...problems] : []
  for (const hook of hooks) {
    if (hook.event !== event) continue
    if (tool !== undefined && !matchesHookedTool(hook.tools, tool)) continue
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
    const { exitCode, stopped, stdout, stderr } = await guard.run(
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
    const refusal = exitCode === 0 ? refusalIn(stdout) : undefined
    const said = refusal ?? plain(stderr).slice(-1000).trim()
    if ((exitCode === saysNo || refusal !== undefined) && event.startsWith('before')) {
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

/** Characters of an answer that are looked at. */
const longestAnswer = 65_536

/** What the hook says where it says no as JSON: `{"decision": "block"}`, or `permissionDecision: deny` within. */
function refusalIn(stdout: Uint8Array): string | undefined {
  const text = plain(stdout).trim()
  if (!text.startsWith('{') || text.length > longestAnswer) return undefined
  try {
    const answer: unknown = JSON.parse(text)
    const own: unknown = Object(answer)['hookSpecificOutput']
    const { permissionDecision, permissionDecisionReason } = fields(own)
    const { decision, reason } = fields(answer)
    if (permissionDecision !== 'deny' && decision !== 'block' && decision !== 'deny') return undefined
    const said = permissionDecisionReason ?? reason
    return typeof said === 'string' ? said.slice(0, 1000) : ''
  } catch {
    return undefined
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function inputFor(entry: CatalogEntry, event: SkillHookEvent, tool: RunHooksOptions['tool']): object {
  return {
    hook_event_name: names[event],
    skill: entry.name,
    ...(tool !== undefined && { tool_name: tool.names[0], tool_input: tool.input }),
    ...(tool?.response !== undefined && { tool_response: tool.response }),
  }
}

const names: Readonly<Record<SkillHookEvent, string>> = {
  before: 'before',
  after: 'after',
  'before-tool': 'PreToolUse',
  'after-tool': 'PostToolUse',
}
